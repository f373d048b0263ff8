import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."maintenance" ADD COLUMN "withdrawal_closed" boolean DEFAULT false;
  ALTER TABLE "cms"."maintenance" ADD COLUMN "withdrawal_until" timestamp(3) with time zone;
  ALTER TABLE "cms"."maintenance" ADD COLUMN "balance_closed" boolean DEFAULT false;
  ALTER TABLE "cms"."maintenance" ADD COLUMN "balance_until" timestamp(3) with time zone;
  ALTER TABLE "cms"."maintenance" ADD COLUMN "bonus_history_closed" boolean DEFAULT false;
  ALTER TABLE "cms"."maintenance" ADD COLUMN "bonus_history_until" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."maintenance" DROP COLUMN "withdrawal_closed";
  ALTER TABLE "cms"."maintenance" DROP COLUMN "withdrawal_until";
  ALTER TABLE "cms"."maintenance" DROP COLUMN "balance_closed";
  ALTER TABLE "cms"."maintenance" DROP COLUMN "balance_until";
  ALTER TABLE "cms"."maintenance" DROP COLUMN "bonus_history_closed";
  ALTER TABLE "cms"."maintenance" DROP COLUMN "bonus_history_until";`)
}
