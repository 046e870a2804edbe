// Sources of SottoCatalog.
