import type pg from 'pg';
import { importCatalogue, type CatalogueImport } from '../../games/service';
import { generateCatalogue } from './generate';
import { CATALOGUE_VERSION } from './version';

/** Brings the database to the catalogue of this generator's version. */
export const seedCatalogue = (kernel: { pool: pg.Pool }): Promise<CatalogueImport> =>
  importCatalogue(kernel, CATALOGUE_VERSION, generateCatalogue);
