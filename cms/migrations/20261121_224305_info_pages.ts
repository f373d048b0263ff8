import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."info_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"position" numeric DEFAULT 100 NOT NULL,
  	"affiliate_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."info_pages_locales" (
  	"title" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "cms"."seo_entries_locales" ADD COLUMN "text" jsonb;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "info_pages_id" integer;
  ALTER TABLE "cms"."info_pages_locales" ADD CONSTRAINT "info_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."info_pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "info_pages_code_idx" ON "cms"."info_pages" USING btree ("code");
  CREATE INDEX "info_pages_updated_at_idx" ON "cms"."info_pages" USING btree ("updated_at");
  CREATE INDEX "info_pages_created_at_idx" ON "cms"."info_pages" USING btree ("created_at");
  CREATE UNIQUE INDEX "info_pages_locales_locale_parent_id_unique" ON "cms"."info_pages_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_info_pages_fk" FOREIGN KEY ("info_pages_id") REFERENCES "cms"."info_pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_info_pages_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("info_pages_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."info_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."info_pages_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."info_pages" CASCADE;
  DROP TABLE "cms"."info_pages_locales" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_info_pages_fk";
  
  DROP INDEX "cms"."payload_locked_documents_rels_info_pages_id_idx";
  ALTER TABLE "cms"."seo_entries_locales" DROP COLUMN "text";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "info_pages_id";`)
}
