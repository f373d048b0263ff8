import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."loyalty_programme_levels" ADD COLUMN "birthday_campaign" varchar;
  ALTER TABLE "cms"."_loyalty_programme_v_version_levels" ADD COLUMN "birthday_campaign" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."loyalty_programme_levels" DROP COLUMN "birthday_campaign";
  ALTER TABLE "cms"."_loyalty_programme_v_version_levels" DROP COLUMN "birthday_campaign";`)
}
