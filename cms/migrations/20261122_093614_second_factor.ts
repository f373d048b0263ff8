import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "cms"."enum_audit_entries_action" ADD VALUE 'logged_in';
  ALTER TYPE "cms"."enum_audit_entries_action" ADD VALUE 'login_refused';
  ALTER TYPE "cms"."enum_audit_entries_action" ADD VALUE 'second_factor_set';
  ALTER TYPE "cms"."enum_audit_entries_action" ADD VALUE 'second_factor_removed';
  ALTER TYPE "cms"."enum_audit_entries_action" ADD VALUE 'second_factor_reset';
  CREATE TABLE "cms"."second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"operator_id" integer NOT NULL,
  	"secret" varchar,
  	"pending_secret" varchar,
  	"confirmed_at" timestamp(3) with time zone,
  	"last_step" numeric DEFAULT 0 NOT NULL,
  	"recovery" jsonb,
  	"revision" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP TABLE "cms"."operators_texts" CASCADE;
  ALTER TABLE "cms"."second_factors" ADD CONSTRAINT "second_factors_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "cms"."operators"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "second_factors_operator_idx" ON "cms"."second_factors" USING btree ("operator_id");
  CREATE INDEX "second_factors_updated_at_idx" ON "cms"."second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "cms"."second_factors" USING btree ("created_at");
  ALTER TABLE "cms"."operators" DROP COLUMN "second_factor_secret";
  ALTER TABLE "cms"."operators" DROP COLUMN "second_factor_pending_secret";
  ALTER TABLE "cms"."operators" DROP COLUMN "second_factor_confirmed_at";
  ALTER TABLE "cms"."operators" DROP COLUMN "second_factor_last_step";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."operators_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  DROP TABLE "cms"."second_factors" CASCADE;
  ALTER TABLE "cms"."audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "cms"."enum_audit_entries_action";
  CREATE TYPE "cms"."enum_audit_entries_action" AS ENUM('created', 'drafted', 'published', 'unpublished', 'changed', 'deleted');
  ALTER TABLE "cms"."audit_entries" ALTER COLUMN "action" SET DATA TYPE "cms"."enum_audit_entries_action" USING "action"::"cms"."enum_audit_entries_action";
  ALTER TABLE "cms"."operators" ADD COLUMN "second_factor_secret" varchar;
  ALTER TABLE "cms"."operators" ADD COLUMN "second_factor_pending_secret" varchar;
  ALTER TABLE "cms"."operators" ADD COLUMN "second_factor_confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."operators" ADD COLUMN "second_factor_last_step" numeric;
  ALTER TABLE "cms"."operators_texts" ADD CONSTRAINT "operators_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."operators"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "operators_texts_order_parent" ON "cms"."operators_texts" USING btree ("order","parent_id");`)
}
