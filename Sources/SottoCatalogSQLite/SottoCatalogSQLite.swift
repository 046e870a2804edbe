// Sources of SottoCatalogSQLite.
