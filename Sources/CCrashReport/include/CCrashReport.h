#pragma once

/// Has this process print the calls it was in when a signal such as SIGSEGV ends it: a line for each,
/// innermost first, with the program or library and the address within.
///
/// Swift's own backtracer starts a program that looks into this process, which a confined one does
/// not let anybody do. Whoever reads the lines finds function, file and line by the addresses.
void report_crashes(void);
