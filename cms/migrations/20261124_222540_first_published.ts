import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const TABLES = [
  'info_pages', 'faq', 'game_descriptions', 'main_sliders', 'stories_main', 'promo_tiles', 'loyalty_rules',
  'seo_entries', 'seo_pages',
]

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."info_pages" ADD COLUMN "first_published_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_info_pages_v" ADD COLUMN "version_first_published_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."faq" ADD COLUMN "first_published_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_faq_v" ADD COLUMN "version_first_published_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."game_descriptions" ADD COLUMN "first_published_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_game_descriptions_v" ADD COLUMN "version_first_published_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."main_sliders" ADD COLUMN "first_published_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_main_sliders_v" ADD COLUMN "version_first_published_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."stories_main" ADD COLUMN "first_published_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_stories_main_v" ADD COLUMN "version_first_published_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."promo_tiles" ADD COLUMN "first_published_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_promo_tiles_v" ADD COLUMN "version_first_published_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."loyalty_rules" ADD COLUMN "first_published_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_loyalty_rules_v" ADD COLUMN "version_first_published_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."seo_entries" ADD COLUMN "first_published_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_seo_entries_v" ADD COLUMN "version_first_published_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."seo_pages" ADD COLUMN "first_published_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_seo_pages_v" ADD COLUMN "version_first_published_at" timestamp(3) with time zone;`)
  // What is online, or was as far as versions tell, keeps its code: links and pages know it by that.
  for (const table of TABLES) {
    const [entries, versions] = [sql.raw(`"cms"."${table}"`), sql.raw(`"cms"."_${table}_v"`)]
    await db.execute(sql`
      with online as (
        select "parent_id", min("updated_at") as "at" from ${versions}
         where "version__status" = 'published' group by "parent_id"
      ), first as (
        select entry."id", coalesce(online."at", entry."created_at") as "at"
          from ${entries} entry left join online on online."parent_id" = entry."id"
         where entry."_status" = 'published' or online."at" is not null
      )
      update ${entries} entry set "first_published_at" = first."at" from first where first."id" = entry."id"`)
    await db.execute(sql`
      update ${versions} version set "version_first_published_at" = entry."first_published_at"
        from ${entries} entry where entry."id" = version."parent_id"`)
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."info_pages" DROP COLUMN "first_published_at";
  ALTER TABLE "cms"."_info_pages_v" DROP COLUMN "version_first_published_at";
  ALTER TABLE "cms"."faq" DROP COLUMN "first_published_at";
  ALTER TABLE "cms"."_faq_v" DROP COLUMN "version_first_published_at";
  ALTER TABLE "cms"."game_descriptions" DROP COLUMN "first_published_at";
  ALTER TABLE "cms"."_game_descriptions_v" DROP COLUMN "version_first_published_at";
  ALTER TABLE "cms"."main_sliders" DROP COLUMN "first_published_at";
  ALTER TABLE "cms"."_main_sliders_v" DROP COLUMN "version_first_published_at";
  ALTER TABLE "cms"."stories_main" DROP COLUMN "first_published_at";
  ALTER TABLE "cms"."_stories_main_v" DROP COLUMN "version_first_published_at";
  ALTER TABLE "cms"."promo_tiles" DROP COLUMN "first_published_at";
  ALTER TABLE "cms"."_promo_tiles_v" DROP COLUMN "version_first_published_at";
  ALTER TABLE "cms"."loyalty_rules" DROP COLUMN "first_published_at";
  ALTER TABLE "cms"."_loyalty_rules_v" DROP COLUMN "version_first_published_at";
  ALTER TABLE "cms"."seo_entries" DROP COLUMN "first_published_at";
  ALTER TABLE "cms"."_seo_entries_v" DROP COLUMN "version_first_published_at";
  ALTER TABLE "cms"."seo_pages" DROP COLUMN "first_published_at";
  ALTER TABLE "cms"."_seo_pages_v" DROP COLUMN "version_first_published_at";`)
}
