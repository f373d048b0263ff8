import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_loyalty_programme_levels_code" AS ENUM('newcomer', 'regular', 'house_guest', 'card_player', 'table_captain', 'lamp_keeper', 'rail_master', 'famed_commander', 'parlour_marshal', 'baize_baron', 'brass_duke', 'lord_of_the_house');
  CREATE TYPE "cms"."enum_loyalty_programme_cashback_period" AS ENUM('week', 'month');
  CREATE TYPE "cms"."enum_loyalty_programme_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__loyalty_programme_v_version_levels_code" AS ENUM('newcomer', 'regular', 'house_guest', 'card_player', 'table_captain', 'lamp_keeper', 'rail_master', 'famed_commander', 'parlour_marshal', 'baize_baron', 'brass_duke', 'lord_of_the_house');
  CREATE TYPE "cms"."enum__loyalty_programme_v_version_cashback_period" AS ENUM('week', 'month');
  CREATE TYPE "cms"."enum__loyalty_programme_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__loyalty_programme_v_published_locale" AS ENUM('en', 'de', 'en-AU', 'de-CH', 'fr');
  CREATE TABLE "cms"."loyalty_programme_levels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" "cms"."enum_loyalty_programme_levels_code",
  	"from_points" numeric,
  	"cashback_percent" numeric,
  	"cashback_cap" numeric,
  	"cashback_wagering" numeric DEFAULT 0,
  	"bonus" numeric DEFAULT 0,
  	"personal_manager" boolean DEFAULT false,
  	"manager_name" varchar,
  	"manager_contact" varchar,
  	"manager_hours" varchar
  );
  
  CREATE TABLE "cms"."loyalty_programme" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cashback_period" "cms"."enum_loyalty_programme_cashback_period" DEFAULT 'week',
  	"hold_days" numeric DEFAULT 90,
  	"exchange_points" numeric,
  	"_status" "cms"."enum_loyalty_programme_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."_loyalty_programme_v_version_levels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" "cms"."enum__loyalty_programme_v_version_levels_code",
  	"from_points" numeric,
  	"cashback_percent" numeric,
  	"cashback_cap" numeric,
  	"cashback_wagering" numeric DEFAULT 0,
  	"bonus" numeric DEFAULT 0,
  	"personal_manager" boolean DEFAULT false,
  	"manager_name" varchar,
  	"manager_contact" varchar,
  	"manager_hours" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_loyalty_programme_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_cashback_period" "cms"."enum__loyalty_programme_v_version_cashback_period" DEFAULT 'week',
  	"version_hold_days" numeric DEFAULT 90,
  	"version_exchange_points" numeric,
  	"version__status" "cms"."enum__loyalty_programme_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__loyalty_programme_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "cms"."loyalty_programme_levels" ADD CONSTRAINT "loyalty_programme_levels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."loyalty_programme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_loyalty_programme_v_version_levels" ADD CONSTRAINT "_loyalty_programme_v_version_levels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_loyalty_programme_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "loyalty_programme_levels_order_idx" ON "cms"."loyalty_programme_levels" USING btree ("_order");
  CREATE INDEX "loyalty_programme_levels_parent_id_idx" ON "cms"."loyalty_programme_levels" USING btree ("_parent_id");
  CREATE INDEX "loyalty_programme__status_idx" ON "cms"."loyalty_programme" USING btree ("_status");
  CREATE INDEX "_loyalty_programme_v_version_levels_order_idx" ON "cms"."_loyalty_programme_v_version_levels" USING btree ("_order");
  CREATE INDEX "_loyalty_programme_v_version_levels_parent_id_idx" ON "cms"."_loyalty_programme_v_version_levels" USING btree ("_parent_id");
  CREATE INDEX "_loyalty_programme_v_version_version__status_idx" ON "cms"."_loyalty_programme_v" USING btree ("version__status");
  CREATE INDEX "_loyalty_programme_v_created_at_idx" ON "cms"."_loyalty_programme_v" USING btree ("created_at");
  CREATE INDEX "_loyalty_programme_v_updated_at_idx" ON "cms"."_loyalty_programme_v" USING btree ("updated_at");
  CREATE INDEX "_loyalty_programme_v_snapshot_idx" ON "cms"."_loyalty_programme_v" USING btree ("snapshot");
  CREATE INDEX "_loyalty_programme_v_published_locale_idx" ON "cms"."_loyalty_programme_v" USING btree ("published_locale");
  CREATE INDEX "_loyalty_programme_v_latest_idx" ON "cms"."_loyalty_programme_v" USING btree ("latest");
  CREATE INDEX "_loyalty_programme_v_autosave_idx" ON "cms"."_loyalty_programme_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."loyalty_programme_levels" CASCADE;
  DROP TABLE "cms"."loyalty_programme" CASCADE;
  DROP TABLE "cms"."_loyalty_programme_v_version_levels" CASCADE;
  DROP TABLE "cms"."_loyalty_programme_v" CASCADE;
  DROP TYPE "cms"."enum_loyalty_programme_levels_code";
  DROP TYPE "cms"."enum_loyalty_programme_cashback_period";
  DROP TYPE "cms"."enum_loyalty_programme_status";
  DROP TYPE "cms"."enum__loyalty_programme_v_version_levels_code";
  DROP TYPE "cms"."enum__loyalty_programme_v_version_cashback_period";
  DROP TYPE "cms"."enum__loyalty_programme_v_version_status";
  DROP TYPE "cms"."enum__loyalty_programme_v_published_locale";`)
}
