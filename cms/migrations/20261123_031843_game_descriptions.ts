import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_game_descriptions_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__game_descriptions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__game_descriptions_v_published_locale" AS ENUM('en', 'de', 'en-AU', 'de-CH', 'fr');
  CREATE TABLE "cms"."game_descriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"game_id" varchar,
  	"name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_game_descriptions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."game_descriptions_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_game_descriptions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_game_id" varchar,
  	"version_name" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__game_descriptions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__game_descriptions_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_game_descriptions_v_locales" (
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "game_descriptions_id" integer;
  ALTER TABLE "cms"."game_descriptions_locales" ADD CONSTRAINT "game_descriptions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."game_descriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_game_descriptions_v" ADD CONSTRAINT "_game_descriptions_v_parent_id_game_descriptions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."game_descriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_game_descriptions_v_locales" ADD CONSTRAINT "_game_descriptions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_game_descriptions_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "game_descriptions_game_id_idx" ON "cms"."game_descriptions" USING btree ("game_id");
  CREATE INDEX "game_descriptions_updated_at_idx" ON "cms"."game_descriptions" USING btree ("updated_at");
  CREATE INDEX "game_descriptions_created_at_idx" ON "cms"."game_descriptions" USING btree ("created_at");
  CREATE INDEX "game_descriptions__status_idx" ON "cms"."game_descriptions" USING btree ("_status");
  CREATE UNIQUE INDEX "game_descriptions_locales_locale_parent_id_unique" ON "cms"."game_descriptions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_game_descriptions_v_parent_idx" ON "cms"."_game_descriptions_v" USING btree ("parent_id");
  CREATE INDEX "_game_descriptions_v_version_version_game_id_idx" ON "cms"."_game_descriptions_v" USING btree ("version_game_id");
  CREATE INDEX "_game_descriptions_v_version_version_updated_at_idx" ON "cms"."_game_descriptions_v" USING btree ("version_updated_at");
  CREATE INDEX "_game_descriptions_v_version_version_created_at_idx" ON "cms"."_game_descriptions_v" USING btree ("version_created_at");
  CREATE INDEX "_game_descriptions_v_version_version__status_idx" ON "cms"."_game_descriptions_v" USING btree ("version__status");
  CREATE INDEX "_game_descriptions_v_created_at_idx" ON "cms"."_game_descriptions_v" USING btree ("created_at");
  CREATE INDEX "_game_descriptions_v_updated_at_idx" ON "cms"."_game_descriptions_v" USING btree ("updated_at");
  CREATE INDEX "_game_descriptions_v_snapshot_idx" ON "cms"."_game_descriptions_v" USING btree ("snapshot");
  CREATE INDEX "_game_descriptions_v_published_locale_idx" ON "cms"."_game_descriptions_v" USING btree ("published_locale");
  CREATE INDEX "_game_descriptions_v_latest_idx" ON "cms"."_game_descriptions_v" USING btree ("latest");
  CREATE INDEX "_game_descriptions_v_autosave_idx" ON "cms"."_game_descriptions_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_game_descriptions_v_locales_locale_parent_id_unique" ON "cms"."_game_descriptions_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_game_descriptions_fk" FOREIGN KEY ("game_descriptions_id") REFERENCES "cms"."game_descriptions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_game_descriptions_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("game_descriptions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."game_descriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."game_descriptions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_game_descriptions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_game_descriptions_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."game_descriptions" CASCADE;
  DROP TABLE "cms"."game_descriptions_locales" CASCADE;
  DROP TABLE "cms"."_game_descriptions_v" CASCADE;
  DROP TABLE "cms"."_game_descriptions_v_locales" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_game_descriptions_fk";
  
  DROP INDEX "cms"."payload_locked_documents_rels_game_descriptions_id_idx";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "game_descriptions_id";
  DROP TYPE "cms"."enum_game_descriptions_status";
  DROP TYPE "cms"."enum__game_descriptions_v_version_status";
  DROP TYPE "cms"."enum__game_descriptions_v_published_locale";`)
}
