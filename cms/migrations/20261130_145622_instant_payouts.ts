import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."loyalty_programme_levels" ADD COLUMN "instant_payout" numeric DEFAULT 0;
  ALTER TABLE "cms"."_loyalty_programme_v_version_levels" ADD COLUMN "instant_payout" numeric DEFAULT 0;
  -- What the first programme has, as in the platform's own tables.
  UPDATE "cms"."loyalty_programme_levels" SET "instant_payout" = CASE "code"::text WHEN 'card_player' THEN 300 WHEN 'table_captain' THEN 400 WHEN 'lamp_keeper' THEN 500 WHEN 'rail_master' THEN 600 WHEN 'famed_commander' THEN 1000 WHEN 'parlour_marshal' THEN 1250 WHEN 'baize_baron' THEN 1500 WHEN 'brass_duke' THEN 1750 WHEN 'lord_of_the_house' THEN 1900 ELSE 0 END;
  UPDATE "cms"."_loyalty_programme_v_version_levels" SET "instant_payout" = CASE "code"::text WHEN 'card_player' THEN 300 WHEN 'table_captain' THEN 400 WHEN 'lamp_keeper' THEN 500 WHEN 'rail_master' THEN 600 WHEN 'famed_commander' THEN 1000 WHEN 'parlour_marshal' THEN 1250 WHEN 'baize_baron' THEN 1500 WHEN 'brass_duke' THEN 1750 WHEN 'lord_of_the_house' THEN 1900 ELSE 0 END;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."loyalty_programme_levels" DROP COLUMN "instant_payout";
  ALTER TABLE "cms"."_loyalty_programme_v_version_levels" DROP COLUMN "instant_payout";`)
}
