import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."audit_entries" ADD COLUMN "changes" jsonb;
  ALTER TABLE "cms"."audit_entries" ADD COLUMN "reason" varchar;
  ALTER TABLE "cms"."audit_entries" ADD COLUMN "address" varchar;
  CREATE INDEX "audit_entries_address_idx" ON "cms"."audit_entries" USING btree ("address");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "cms"."audit_entries_address_idx";
  ALTER TABLE "cms"."audit_entries" DROP COLUMN "changes";
  ALTER TABLE "cms"."audit_entries" DROP COLUMN "reason";
  ALTER TABLE "cms"."audit_entries" DROP COLUMN "address";`)
}
