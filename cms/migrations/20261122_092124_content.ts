import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_info_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__info_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__info_pages_v_published_locale" AS ENUM('en', 'de', 'en-AU', 'de-CH', 'fr');
  CREATE TYPE "cms"."enum_faq_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__faq_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__faq_v_published_locale" AS ENUM('en', 'de', 'en-AU', 'de-CH', 'fr');
  CREATE TYPE "cms"."enum_main_sliders_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__main_sliders_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__main_sliders_v_published_locale" AS ENUM('en', 'de', 'en-AU', 'de-CH', 'fr');
  CREATE TYPE "cms"."enum_stories_main_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__stories_main_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__stories_main_v_published_locale" AS ENUM('en', 'de', 'en-AU', 'de-CH', 'fr');
  CREATE TYPE "cms"."enum_promo_tiles_place" AS ENUM('home', 'sidebar');
  CREATE TYPE "cms"."enum_promo_tiles_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__promo_tiles_v_version_place" AS ENUM('home', 'sidebar');
  CREATE TYPE "cms"."enum__promo_tiles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__promo_tiles_v_published_locale" AS ENUM('en', 'de', 'en-AU', 'de-CH', 'fr');
  CREATE TYPE "cms"."enum_loyalty_rules_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__loyalty_rules_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__loyalty_rules_v_published_locale" AS ENUM('en', 'de', 'en-AU', 'de-CH', 'fr');
  CREATE TYPE "cms"."enum_seo_entries_robots" AS ENUM('default', 'noindex');
  CREATE TYPE "cms"."enum_seo_entries_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__seo_entries_v_version_robots" AS ENUM('default', 'noindex');
  CREATE TYPE "cms"."enum__seo_entries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__seo_entries_v_published_locale" AS ENUM('en', 'de', 'en-AU', 'de-CH', 'fr');
  CREATE TYPE "cms"."enum_seo_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__seo_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__seo_pages_v_published_locale" AS ENUM('en', 'de', 'en-AU', 'de-CH', 'fr');
  CREATE TYPE "cms"."enum_redirects_status" AS ENUM('308', '307');
  CREATE TYPE "cms"."enum_countries_currencies" AS ENUM('EUR', 'USD', 'CHF', 'AUD');
  CREATE TYPE "cms"."enum_countries_access" AS ENUM('open', 'blocked', 'unlawful');
  CREATE TYPE "cms"."enum_countries_language" AS ENUM('en', 'de', 'au', 'ch', 'fr');
  CREATE TYPE "cms"."enum_operators_languages" AS ENUM('en', 'de', 'en-AU', 'de-CH', 'fr');
  CREATE TYPE "cms"."enum_audit_entries_action" AS ENUM('created', 'drafted', 'published', 'unpublished', 'changed', 'deleted');
  CREATE TYPE "cms"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "cms"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "cms"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "cms"."enum_site_settings_social_network" AS ENUM('Facebook', 'Instagram', 'Telegram', 'X', 'YouTube', 'Twitch');
  CREATE TYPE "cms"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__site_settings_v_version_social_network" AS ENUM('Facebook', 'Instagram', 'Telegram', 'X', 'YouTube', 'Twitch');
  CREATE TYPE "cms"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__site_settings_v_published_locale" AS ENUM('en', 'de', 'en-AU', 'de-CH', 'fr');
  ALTER TYPE "cms"."enum_operators_role" ADD VALUE 'translator';
  ALTER TYPE "cms"."enum_operators_role" ADD VALUE 'support';
  CREATE TABLE "cms"."_info_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar,
  	"version_parent_id" integer,
  	"version_position" numeric DEFAULT 100,
  	"version_affiliate_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__info_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__info_pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_info_pages_v_locales" (
  	"version_title" varchar,
  	"version_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."faq_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."faq_questions_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."faq" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_faq_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."faq_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_faq_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_faq_v_version_questions_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_faq_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar,
  	"version_position" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__faq_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__faq_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_faq_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt_en" varchar NOT NULL,
  	"alt_de" varchar NOT NULL,
  	"alt_au" varchar NOT NULL,
  	"alt_ch" varchar NOT NULL,
  	"alt_fr" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif480_url" varchar,
  	"sizes_avif480_width" numeric,
  	"sizes_avif480_height" numeric,
  	"sizes_avif480_mime_type" varchar,
  	"sizes_avif480_filesize" numeric,
  	"sizes_avif480_filename" varchar,
  	"sizes_webp480_url" varchar,
  	"sizes_webp480_width" numeric,
  	"sizes_webp480_height" numeric,
  	"sizes_webp480_mime_type" varchar,
  	"sizes_webp480_filesize" numeric,
  	"sizes_webp480_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_webp960_url" varchar,
  	"sizes_webp960_width" numeric,
  	"sizes_webp960_height" numeric,
  	"sizes_webp960_mime_type" varchar,
  	"sizes_webp960_filesize" numeric,
  	"sizes_webp960_filename" varchar,
  	"sizes_avif1600_url" varchar,
  	"sizes_avif1600_width" numeric,
  	"sizes_avif1600_height" numeric,
  	"sizes_avif1600_mime_type" varchar,
  	"sizes_avif1600_filesize" numeric,
  	"sizes_avif1600_filename" varchar,
  	"sizes_webp1600_url" varchar,
  	"sizes_webp1600_width" numeric,
  	"sizes_webp1600_height" numeric,
  	"sizes_webp1600_mime_type" varchar,
  	"sizes_webp1600_filesize" numeric,
  	"sizes_webp1600_filename" varchar,
  	"sizes_social_url" varchar,
  	"sizes_social_width" numeric,
  	"sizes_social_height" numeric,
  	"sizes_social_mime_type" varchar,
  	"sizes_social_filesize" numeric,
  	"sizes_social_filename" varchar
  );
  
  CREATE TABLE "cms"."main_sliders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar,
  	"image_id" integer,
  	"image_mobile_id" integer,
  	"code" varchar,
  	"position" numeric DEFAULT 100,
  	"gated" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_main_sliders_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."main_sliders_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"button" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_main_sliders_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_target" varchar,
  	"version_image_id" integer,
  	"version_image_mobile_id" integer,
  	"version_code" varchar,
  	"version_position" numeric DEFAULT 100,
  	"version_gated" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__main_sliders_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__main_sliders_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_main_sliders_v_locales" (
  	"version_heading" varchar,
  	"version_text" varchar,
  	"version_button" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."stories_main_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"target" varchar,
  	"image_id" integer,
  	"image_mobile_id" integer
  );
  
  CREATE TABLE "cms"."stories_main_slides_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"button" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."stories_main" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"code" varchar,
  	"position" numeric DEFAULT 100,
  	"gated" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_stories_main_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."stories_main_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_stories_main_v_version_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar,
  	"image_id" integer,
  	"image_mobile_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_stories_main_v_version_slides_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"button" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_stories_main_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_code" varchar,
  	"version_position" numeric DEFAULT 100,
  	"version_gated" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__stories_main_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__stories_main_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_stories_main_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."promo_tiles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar,
  	"image_id" integer,
  	"image_mobile_id" integer,
  	"code" varchar,
  	"place" "cms"."enum_promo_tiles_place" DEFAULT 'home',
  	"position" numeric DEFAULT 100,
  	"gated" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_promo_tiles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."promo_tiles_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"button" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_promo_tiles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_target" varchar,
  	"version_image_id" integer,
  	"version_image_mobile_id" integer,
  	"version_code" varchar,
  	"version_place" "cms"."enum__promo_tiles_v_version_place" DEFAULT 'home',
  	"version_position" numeric DEFAULT 100,
  	"version_gated" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__promo_tiles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__promo_tiles_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_promo_tiles_v_locales" (
  	"version_heading" varchar,
  	"version_text" varchar,
  	"version_button" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."loyalty_rules_childs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."loyalty_rules_childs_locales" (
  	"title" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."loyalty_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"code" varchar,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_loyalty_rules_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."loyalty_rules_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_loyalty_rules_v_version_childs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_loyalty_rules_v_version_childs_locales" (
  	"title" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_loyalty_rules_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_code" varchar,
  	"version_position" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__loyalty_rules_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__loyalty_rules_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_loyalty_rules_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_seo_entries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_text_block_id" integer,
  	"version_path" varchar,
  	"version_code" varchar,
  	"version_image_id" integer,
  	"version_canonical" varchar,
  	"version_robots" "cms"."enum__seo_entries_v_version_robots" DEFAULT 'default',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__seo_entries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__seo_entries_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_seo_entries_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."seo_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_seo_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."seo_pages_locales" (
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_seo_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__seo_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__seo_pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_seo_pages_v_locales" (
  	"version_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"target" varchar NOT NULL,
  	"status" "cms"."enum_redirects_status" DEFAULT '308' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."countries_currencies" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum_countries_currencies",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."countries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"access" "cms"."enum_countries_access" DEFAULT 'open' NOT NULL,
  	"language" "cms"."enum_countries_language",
  	"name" varchar NOT NULL,
  	"alpha2" varchar NOT NULL,
  	"alpha3" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."countries_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."operators_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum_operators_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."operators_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."audit_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "cms"."enum_audit_entries_action" NOT NULL,
  	"kind" varchar NOT NULL,
  	"document_id" varchar NOT NULL,
  	"title" varchar,
  	"locale" varchar,
  	"operator_id" integer,
  	"operator_email" varchar NOT NULL,
  	"autosaved" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."audit_entries_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "cms"."enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "cms"."enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "cms"."payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "cms"."enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."site_settings_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "cms"."enum_site_settings_social_network",
  	"url" varchar
  );
  
  CREATE TABLE "cms"."site_settings_licences" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"jurisdiction" varchar
  );
  
  CREATE TABLE "cms"."site_settings_licences_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand" varchar DEFAULT 'Parlour',
  	"aviator_desktop" varchar,
  	"aviator_mobile" varchar,
  	"support_email" varchar DEFAULT 'support@parlour.example',
  	"partners_email" varchar,
  	"complaints_email" varchar,
  	"_status" "cms"."enum_site_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."site_settings_locales" (
  	"tagline" varchar,
  	"responsible" varchar,
  	"catalogue_claim" varchar,
  	"all_games_claim" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."site_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_site_settings_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "cms"."enum__site_settings_v_version_social_network",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_site_settings_v_version_licences" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"jurisdiction" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_site_settings_v_version_licences_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_brand" varchar DEFAULT 'Parlour',
  	"version_aviator_desktop" varchar,
  	"version_aviator_mobile" varchar,
  	"version_support_email" varchar DEFAULT 'support@parlour.example',
  	"version_partners_email" varchar,
  	"version_complaints_email" varchar,
  	"version__status" "cms"."enum__site_settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__site_settings_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_site_settings_v_locales" (
  	"version_tagline" varchar,
  	"version_responsible" varchar,
  	"version_catalogue_claim" varchar,
  	"version_all_games_claim" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_site_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."maintenance" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"games_closed" boolean DEFAULT false,
  	"games_until" timestamp(3) with time zone,
  	"jackpots_closed" boolean DEFAULT false,
  	"jackpots_until" timestamp(3) with time zone,
  	"bonuses_closed" boolean DEFAULT false,
  	"bonuses_until" timestamp(3) with time zone,
  	"tournaments_closed" boolean DEFAULT false,
  	"tournaments_until" timestamp(3) with time zone,
  	"vip_closed" boolean DEFAULT false,
  	"vip_until" timestamp(3) with time zone,
  	"wallet_closed" boolean DEFAULT false,
  	"wallet_until" timestamp(3) with time zone,
  	"history_closed" boolean DEFAULT false,
  	"history_until" timestamp(3) with time zone,
  	"profile_closed" boolean DEFAULT false,
  	"profile_until" timestamp(3) with time zone,
  	"account_jackpots_closed" boolean DEFAULT false,
  	"account_jackpots_until" timestamp(3) with time zone,
  	"account_promo_closed" boolean DEFAULT false,
  	"account_promo_until" timestamp(3) with time zone,
  	"account_vip_closed" boolean DEFAULT false,
  	"account_vip_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "cms"."seo_entries" ALTER COLUMN "path" DROP NOT NULL;
  ALTER TABLE "cms"."seo_entries" ALTER COLUMN "code" DROP NOT NULL;
  ALTER TABLE "cms"."info_pages" ALTER COLUMN "code" DROP NOT NULL;
  ALTER TABLE "cms"."info_pages" ALTER COLUMN "position" DROP NOT NULL;
  ALTER TABLE "cms"."operators" ADD COLUMN "second_factor_secret" varchar;
  ALTER TABLE "cms"."operators" ADD COLUMN "second_factor_pending_secret" varchar;
  ALTER TABLE "cms"."operators" ADD COLUMN "second_factor_confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."operators" ADD COLUMN "second_factor_last_step" numeric;
  ALTER TABLE "cms"."seo_entries" ADD COLUMN "text_block_id" integer;
  ALTER TABLE "cms"."seo_entries" ADD COLUMN "image_id" integer;
  ALTER TABLE "cms"."seo_entries" ADD COLUMN "canonical" varchar;
  ALTER TABLE "cms"."seo_entries" ADD COLUMN "robots" "cms"."enum_seo_entries_robots" DEFAULT 'default';
  ALTER TABLE "cms"."seo_entries" ADD COLUMN "_status" "cms"."enum_seo_entries_status" DEFAULT 'draft';
  ALTER TABLE "cms"."info_pages" ADD COLUMN "parent_id" integer;
  ALTER TABLE "cms"."info_pages" ADD COLUMN "_status" "cms"."enum_info_pages_status" DEFAULT 'draft';
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "faq_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "main_sliders_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "stories_main_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "promo_tiles_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "loyalty_rules_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "seo_pages_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "countries_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "audit_entries_id" integer;
  ALTER TABLE "cms"."_info_pages_v" ADD CONSTRAINT "_info_pages_v_parent_id_info_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."info_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_info_pages_v" ADD CONSTRAINT "_info_pages_v_version_parent_id_info_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "cms"."info_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_info_pages_v_locales" ADD CONSTRAINT "_info_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_info_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."faq_questions" ADD CONSTRAINT "faq_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."faq_questions_locales" ADD CONSTRAINT "faq_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."faq_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."faq_locales" ADD CONSTRAINT "faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_faq_v_version_questions" ADD CONSTRAINT "_faq_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_faq_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_faq_v_version_questions_locales" ADD CONSTRAINT "_faq_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_faq_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_faq_v" ADD CONSTRAINT "_faq_v_parent_id_faq_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."faq"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_faq_v_locales" ADD CONSTRAINT "_faq_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_faq_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."main_sliders" ADD CONSTRAINT "main_sliders_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."main_sliders" ADD CONSTRAINT "main_sliders_image_mobile_id_media_id_fk" FOREIGN KEY ("image_mobile_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."main_sliders_locales" ADD CONSTRAINT "main_sliders_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."main_sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_main_sliders_v" ADD CONSTRAINT "_main_sliders_v_parent_id_main_sliders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."main_sliders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_main_sliders_v" ADD CONSTRAINT "_main_sliders_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_main_sliders_v" ADD CONSTRAINT "_main_sliders_v_version_image_mobile_id_media_id_fk" FOREIGN KEY ("version_image_mobile_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_main_sliders_v_locales" ADD CONSTRAINT "_main_sliders_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_main_sliders_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."stories_main_slides" ADD CONSTRAINT "stories_main_slides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."stories_main_slides" ADD CONSTRAINT "stories_main_slides_image_mobile_id_media_id_fk" FOREIGN KEY ("image_mobile_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."stories_main_slides" ADD CONSTRAINT "stories_main_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."stories_main"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."stories_main_slides_locales" ADD CONSTRAINT "stories_main_slides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."stories_main_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."stories_main" ADD CONSTRAINT "stories_main_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."stories_main_locales" ADD CONSTRAINT "stories_main_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."stories_main"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_stories_main_v_version_slides" ADD CONSTRAINT "_stories_main_v_version_slides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_stories_main_v_version_slides" ADD CONSTRAINT "_stories_main_v_version_slides_image_mobile_id_media_id_fk" FOREIGN KEY ("image_mobile_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_stories_main_v_version_slides" ADD CONSTRAINT "_stories_main_v_version_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_stories_main_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_stories_main_v_version_slides_locales" ADD CONSTRAINT "_stories_main_v_version_slides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_stories_main_v_version_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_stories_main_v" ADD CONSTRAINT "_stories_main_v_parent_id_stories_main_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."stories_main"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_stories_main_v" ADD CONSTRAINT "_stories_main_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_stories_main_v_locales" ADD CONSTRAINT "_stories_main_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_stories_main_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."promo_tiles" ADD CONSTRAINT "promo_tiles_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."promo_tiles" ADD CONSTRAINT "promo_tiles_image_mobile_id_media_id_fk" FOREIGN KEY ("image_mobile_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."promo_tiles_locales" ADD CONSTRAINT "promo_tiles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."promo_tiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_promo_tiles_v" ADD CONSTRAINT "_promo_tiles_v_parent_id_promo_tiles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."promo_tiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_promo_tiles_v" ADD CONSTRAINT "_promo_tiles_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_promo_tiles_v" ADD CONSTRAINT "_promo_tiles_v_version_image_mobile_id_media_id_fk" FOREIGN KEY ("version_image_mobile_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_promo_tiles_v_locales" ADD CONSTRAINT "_promo_tiles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_promo_tiles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."loyalty_rules_childs" ADD CONSTRAINT "loyalty_rules_childs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."loyalty_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."loyalty_rules_childs_locales" ADD CONSTRAINT "loyalty_rules_childs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."loyalty_rules_childs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."loyalty_rules" ADD CONSTRAINT "loyalty_rules_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."loyalty_rules_locales" ADD CONSTRAINT "loyalty_rules_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."loyalty_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_loyalty_rules_v_version_childs" ADD CONSTRAINT "_loyalty_rules_v_version_childs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_loyalty_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_loyalty_rules_v_version_childs_locales" ADD CONSTRAINT "_loyalty_rules_v_version_childs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_loyalty_rules_v_version_childs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_loyalty_rules_v" ADD CONSTRAINT "_loyalty_rules_v_parent_id_loyalty_rules_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."loyalty_rules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_loyalty_rules_v" ADD CONSTRAINT "_loyalty_rules_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_loyalty_rules_v_locales" ADD CONSTRAINT "_loyalty_rules_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_loyalty_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_seo_entries_v" ADD CONSTRAINT "_seo_entries_v_parent_id_seo_entries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."seo_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_seo_entries_v" ADD CONSTRAINT "_seo_entries_v_version_text_block_id_seo_pages_id_fk" FOREIGN KEY ("version_text_block_id") REFERENCES "cms"."seo_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_seo_entries_v" ADD CONSTRAINT "_seo_entries_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_seo_entries_v_locales" ADD CONSTRAINT "_seo_entries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_seo_entries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."seo_pages_locales" ADD CONSTRAINT "seo_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."seo_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_seo_pages_v" ADD CONSTRAINT "_seo_pages_v_parent_id_seo_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."seo_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_seo_pages_v_locales" ADD CONSTRAINT "_seo_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_seo_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."countries_currencies" ADD CONSTRAINT "countries_currencies_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."countries_texts" ADD CONSTRAINT "countries_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."operators_languages" ADD CONSTRAINT "operators_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."operators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."operators_texts" ADD CONSTRAINT "operators_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."operators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."audit_entries" ADD CONSTRAINT "audit_entries_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "cms"."operators"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."audit_entries_texts" ADD CONSTRAINT "audit_entries_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."audit_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_settings_social" ADD CONSTRAINT "site_settings_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_settings_licences" ADD CONSTRAINT "site_settings_licences_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_settings_licences_locales" ADD CONSTRAINT "site_settings_licences_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."site_settings_licences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_settings_texts" ADD CONSTRAINT "site_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_settings_v_version_social" ADD CONSTRAINT "_site_settings_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_settings_v_version_licences" ADD CONSTRAINT "_site_settings_v_version_licences_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_settings_v_version_licences_locales" ADD CONSTRAINT "_site_settings_v_version_licences_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_site_settings_v_version_licences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_settings_v_texts" ADD CONSTRAINT "_site_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_info_pages_v_parent_idx" ON "cms"."_info_pages_v" USING btree ("parent_id");
  CREATE INDEX "_info_pages_v_version_version_code_idx" ON "cms"."_info_pages_v" USING btree ("version_code");
  CREATE INDEX "_info_pages_v_version_version_parent_idx" ON "cms"."_info_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_info_pages_v_version_version_position_idx" ON "cms"."_info_pages_v" USING btree ("version_position");
  CREATE INDEX "_info_pages_v_version_version_updated_at_idx" ON "cms"."_info_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_info_pages_v_version_version_created_at_idx" ON "cms"."_info_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_info_pages_v_version_version__status_idx" ON "cms"."_info_pages_v" USING btree ("version__status");
  CREATE INDEX "_info_pages_v_created_at_idx" ON "cms"."_info_pages_v" USING btree ("created_at");
  CREATE INDEX "_info_pages_v_updated_at_idx" ON "cms"."_info_pages_v" USING btree ("updated_at");
  CREATE INDEX "_info_pages_v_snapshot_idx" ON "cms"."_info_pages_v" USING btree ("snapshot");
  CREATE INDEX "_info_pages_v_published_locale_idx" ON "cms"."_info_pages_v" USING btree ("published_locale");
  CREATE INDEX "_info_pages_v_latest_idx" ON "cms"."_info_pages_v" USING btree ("latest");
  CREATE INDEX "_info_pages_v_autosave_idx" ON "cms"."_info_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_info_pages_v_locales_locale_parent_id_unique" ON "cms"."_info_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faq_questions_order_idx" ON "cms"."faq_questions" USING btree ("_order");
  CREATE INDEX "faq_questions_parent_id_idx" ON "cms"."faq_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "faq_questions_locales_locale_parent_id_unique" ON "cms"."faq_questions_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "faq_code_idx" ON "cms"."faq" USING btree ("code");
  CREATE INDEX "faq_position_idx" ON "cms"."faq" USING btree ("position");
  CREATE INDEX "faq_updated_at_idx" ON "cms"."faq" USING btree ("updated_at");
  CREATE INDEX "faq_created_at_idx" ON "cms"."faq" USING btree ("created_at");
  CREATE INDEX "faq__status_idx" ON "cms"."faq" USING btree ("_status");
  CREATE UNIQUE INDEX "faq_locales_locale_parent_id_unique" ON "cms"."faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faq_v_version_questions_order_idx" ON "cms"."_faq_v_version_questions" USING btree ("_order");
  CREATE INDEX "_faq_v_version_questions_parent_id_idx" ON "cms"."_faq_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_faq_v_version_questions_locales_locale_parent_id_unique" ON "cms"."_faq_v_version_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faq_v_parent_idx" ON "cms"."_faq_v" USING btree ("parent_id");
  CREATE INDEX "_faq_v_version_version_code_idx" ON "cms"."_faq_v" USING btree ("version_code");
  CREATE INDEX "_faq_v_version_version_position_idx" ON "cms"."_faq_v" USING btree ("version_position");
  CREATE INDEX "_faq_v_version_version_updated_at_idx" ON "cms"."_faq_v" USING btree ("version_updated_at");
  CREATE INDEX "_faq_v_version_version_created_at_idx" ON "cms"."_faq_v" USING btree ("version_created_at");
  CREATE INDEX "_faq_v_version_version__status_idx" ON "cms"."_faq_v" USING btree ("version__status");
  CREATE INDEX "_faq_v_created_at_idx" ON "cms"."_faq_v" USING btree ("created_at");
  CREATE INDEX "_faq_v_updated_at_idx" ON "cms"."_faq_v" USING btree ("updated_at");
  CREATE INDEX "_faq_v_snapshot_idx" ON "cms"."_faq_v" USING btree ("snapshot");
  CREATE INDEX "_faq_v_published_locale_idx" ON "cms"."_faq_v" USING btree ("published_locale");
  CREATE INDEX "_faq_v_latest_idx" ON "cms"."_faq_v" USING btree ("latest");
  CREATE INDEX "_faq_v_autosave_idx" ON "cms"."_faq_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_faq_v_locales_locale_parent_id_unique" ON "cms"."_faq_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "cms"."media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "cms"."media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "cms"."media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "cms"."media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_webp480_sizes_webp480_filename_idx" ON "cms"."media" USING btree ("sizes_webp480_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "cms"."media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_webp960_sizes_webp960_filename_idx" ON "cms"."media" USING btree ("sizes_webp960_filename");
  CREATE INDEX "media_sizes_avif1600_sizes_avif1600_filename_idx" ON "cms"."media" USING btree ("sizes_avif1600_filename");
  CREATE INDEX "media_sizes_webp1600_sizes_webp1600_filename_idx" ON "cms"."media" USING btree ("sizes_webp1600_filename");
  CREATE INDEX "media_sizes_social_sizes_social_filename_idx" ON "cms"."media" USING btree ("sizes_social_filename");
  CREATE INDEX "main_sliders_image_idx" ON "cms"."main_sliders" USING btree ("image_id");
  CREATE INDEX "main_sliders_image_mobile_idx" ON "cms"."main_sliders" USING btree ("image_mobile_id");
  CREATE UNIQUE INDEX "main_sliders_code_idx" ON "cms"."main_sliders" USING btree ("code");
  CREATE INDEX "main_sliders_position_idx" ON "cms"."main_sliders" USING btree ("position");
  CREATE INDEX "main_sliders_updated_at_idx" ON "cms"."main_sliders" USING btree ("updated_at");
  CREATE INDEX "main_sliders_created_at_idx" ON "cms"."main_sliders" USING btree ("created_at");
  CREATE INDEX "main_sliders__status_idx" ON "cms"."main_sliders" USING btree ("_status");
  CREATE UNIQUE INDEX "main_sliders_locales_locale_parent_id_unique" ON "cms"."main_sliders_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_main_sliders_v_parent_idx" ON "cms"."_main_sliders_v" USING btree ("parent_id");
  CREATE INDEX "_main_sliders_v_version_version_image_idx" ON "cms"."_main_sliders_v" USING btree ("version_image_id");
  CREATE INDEX "_main_sliders_v_version_version_image_mobile_idx" ON "cms"."_main_sliders_v" USING btree ("version_image_mobile_id");
  CREATE INDEX "_main_sliders_v_version_version_code_idx" ON "cms"."_main_sliders_v" USING btree ("version_code");
  CREATE INDEX "_main_sliders_v_version_version_position_idx" ON "cms"."_main_sliders_v" USING btree ("version_position");
  CREATE INDEX "_main_sliders_v_version_version_updated_at_idx" ON "cms"."_main_sliders_v" USING btree ("version_updated_at");
  CREATE INDEX "_main_sliders_v_version_version_created_at_idx" ON "cms"."_main_sliders_v" USING btree ("version_created_at");
  CREATE INDEX "_main_sliders_v_version_version__status_idx" ON "cms"."_main_sliders_v" USING btree ("version__status");
  CREATE INDEX "_main_sliders_v_created_at_idx" ON "cms"."_main_sliders_v" USING btree ("created_at");
  CREATE INDEX "_main_sliders_v_updated_at_idx" ON "cms"."_main_sliders_v" USING btree ("updated_at");
  CREATE INDEX "_main_sliders_v_snapshot_idx" ON "cms"."_main_sliders_v" USING btree ("snapshot");
  CREATE INDEX "_main_sliders_v_published_locale_idx" ON "cms"."_main_sliders_v" USING btree ("published_locale");
  CREATE INDEX "_main_sliders_v_latest_idx" ON "cms"."_main_sliders_v" USING btree ("latest");
  CREATE INDEX "_main_sliders_v_autosave_idx" ON "cms"."_main_sliders_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_main_sliders_v_locales_locale_parent_id_unique" ON "cms"."_main_sliders_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "stories_main_slides_order_idx" ON "cms"."stories_main_slides" USING btree ("_order");
  CREATE INDEX "stories_main_slides_parent_id_idx" ON "cms"."stories_main_slides" USING btree ("_parent_id");
  CREATE INDEX "stories_main_slides_image_idx" ON "cms"."stories_main_slides" USING btree ("image_id");
  CREATE INDEX "stories_main_slides_image_mobile_idx" ON "cms"."stories_main_slides" USING btree ("image_mobile_id");
  CREATE UNIQUE INDEX "stories_main_slides_locales_locale_parent_id_unique" ON "cms"."stories_main_slides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "stories_main_image_idx" ON "cms"."stories_main" USING btree ("image_id");
  CREATE UNIQUE INDEX "stories_main_code_idx" ON "cms"."stories_main" USING btree ("code");
  CREATE INDEX "stories_main_position_idx" ON "cms"."stories_main" USING btree ("position");
  CREATE INDEX "stories_main_updated_at_idx" ON "cms"."stories_main" USING btree ("updated_at");
  CREATE INDEX "stories_main_created_at_idx" ON "cms"."stories_main" USING btree ("created_at");
  CREATE INDEX "stories_main__status_idx" ON "cms"."stories_main" USING btree ("_status");
  CREATE UNIQUE INDEX "stories_main_locales_locale_parent_id_unique" ON "cms"."stories_main_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_stories_main_v_version_slides_order_idx" ON "cms"."_stories_main_v_version_slides" USING btree ("_order");
  CREATE INDEX "_stories_main_v_version_slides_parent_id_idx" ON "cms"."_stories_main_v_version_slides" USING btree ("_parent_id");
  CREATE INDEX "_stories_main_v_version_slides_image_idx" ON "cms"."_stories_main_v_version_slides" USING btree ("image_id");
  CREATE INDEX "_stories_main_v_version_slides_image_mobile_idx" ON "cms"."_stories_main_v_version_slides" USING btree ("image_mobile_id");
  CREATE UNIQUE INDEX "_stories_main_v_version_slides_locales_locale_parent_id_uniq" ON "cms"."_stories_main_v_version_slides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_stories_main_v_parent_idx" ON "cms"."_stories_main_v" USING btree ("parent_id");
  CREATE INDEX "_stories_main_v_version_version_image_idx" ON "cms"."_stories_main_v" USING btree ("version_image_id");
  CREATE INDEX "_stories_main_v_version_version_code_idx" ON "cms"."_stories_main_v" USING btree ("version_code");
  CREATE INDEX "_stories_main_v_version_version_position_idx" ON "cms"."_stories_main_v" USING btree ("version_position");
  CREATE INDEX "_stories_main_v_version_version_updated_at_idx" ON "cms"."_stories_main_v" USING btree ("version_updated_at");
  CREATE INDEX "_stories_main_v_version_version_created_at_idx" ON "cms"."_stories_main_v" USING btree ("version_created_at");
  CREATE INDEX "_stories_main_v_version_version__status_idx" ON "cms"."_stories_main_v" USING btree ("version__status");
  CREATE INDEX "_stories_main_v_created_at_idx" ON "cms"."_stories_main_v" USING btree ("created_at");
  CREATE INDEX "_stories_main_v_updated_at_idx" ON "cms"."_stories_main_v" USING btree ("updated_at");
  CREATE INDEX "_stories_main_v_snapshot_idx" ON "cms"."_stories_main_v" USING btree ("snapshot");
  CREATE INDEX "_stories_main_v_published_locale_idx" ON "cms"."_stories_main_v" USING btree ("published_locale");
  CREATE INDEX "_stories_main_v_latest_idx" ON "cms"."_stories_main_v" USING btree ("latest");
  CREATE INDEX "_stories_main_v_autosave_idx" ON "cms"."_stories_main_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_stories_main_v_locales_locale_parent_id_unique" ON "cms"."_stories_main_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "promo_tiles_image_idx" ON "cms"."promo_tiles" USING btree ("image_id");
  CREATE INDEX "promo_tiles_image_mobile_idx" ON "cms"."promo_tiles" USING btree ("image_mobile_id");
  CREATE UNIQUE INDEX "promo_tiles_code_idx" ON "cms"."promo_tiles" USING btree ("code");
  CREATE INDEX "promo_tiles_position_idx" ON "cms"."promo_tiles" USING btree ("position");
  CREATE INDEX "promo_tiles_updated_at_idx" ON "cms"."promo_tiles" USING btree ("updated_at");
  CREATE INDEX "promo_tiles_created_at_idx" ON "cms"."promo_tiles" USING btree ("created_at");
  CREATE INDEX "promo_tiles__status_idx" ON "cms"."promo_tiles" USING btree ("_status");
  CREATE UNIQUE INDEX "promo_tiles_locales_locale_parent_id_unique" ON "cms"."promo_tiles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_promo_tiles_v_parent_idx" ON "cms"."_promo_tiles_v" USING btree ("parent_id");
  CREATE INDEX "_promo_tiles_v_version_version_image_idx" ON "cms"."_promo_tiles_v" USING btree ("version_image_id");
  CREATE INDEX "_promo_tiles_v_version_version_image_mobile_idx" ON "cms"."_promo_tiles_v" USING btree ("version_image_mobile_id");
  CREATE INDEX "_promo_tiles_v_version_version_code_idx" ON "cms"."_promo_tiles_v" USING btree ("version_code");
  CREATE INDEX "_promo_tiles_v_version_version_position_idx" ON "cms"."_promo_tiles_v" USING btree ("version_position");
  CREATE INDEX "_promo_tiles_v_version_version_updated_at_idx" ON "cms"."_promo_tiles_v" USING btree ("version_updated_at");
  CREATE INDEX "_promo_tiles_v_version_version_created_at_idx" ON "cms"."_promo_tiles_v" USING btree ("version_created_at");
  CREATE INDEX "_promo_tiles_v_version_version__status_idx" ON "cms"."_promo_tiles_v" USING btree ("version__status");
  CREATE INDEX "_promo_tiles_v_created_at_idx" ON "cms"."_promo_tiles_v" USING btree ("created_at");
  CREATE INDEX "_promo_tiles_v_updated_at_idx" ON "cms"."_promo_tiles_v" USING btree ("updated_at");
  CREATE INDEX "_promo_tiles_v_snapshot_idx" ON "cms"."_promo_tiles_v" USING btree ("snapshot");
  CREATE INDEX "_promo_tiles_v_published_locale_idx" ON "cms"."_promo_tiles_v" USING btree ("published_locale");
  CREATE INDEX "_promo_tiles_v_latest_idx" ON "cms"."_promo_tiles_v" USING btree ("latest");
  CREATE INDEX "_promo_tiles_v_autosave_idx" ON "cms"."_promo_tiles_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_promo_tiles_v_locales_locale_parent_id_unique" ON "cms"."_promo_tiles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "loyalty_rules_childs_order_idx" ON "cms"."loyalty_rules_childs" USING btree ("_order");
  CREATE INDEX "loyalty_rules_childs_parent_id_idx" ON "cms"."loyalty_rules_childs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "loyalty_rules_childs_locales_locale_parent_id_unique" ON "cms"."loyalty_rules_childs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "loyalty_rules_image_idx" ON "cms"."loyalty_rules" USING btree ("image_id");
  CREATE UNIQUE INDEX "loyalty_rules_code_idx" ON "cms"."loyalty_rules" USING btree ("code");
  CREATE INDEX "loyalty_rules_position_idx" ON "cms"."loyalty_rules" USING btree ("position");
  CREATE INDEX "loyalty_rules_updated_at_idx" ON "cms"."loyalty_rules" USING btree ("updated_at");
  CREATE INDEX "loyalty_rules_created_at_idx" ON "cms"."loyalty_rules" USING btree ("created_at");
  CREATE INDEX "loyalty_rules__status_idx" ON "cms"."loyalty_rules" USING btree ("_status");
  CREATE UNIQUE INDEX "loyalty_rules_locales_locale_parent_id_unique" ON "cms"."loyalty_rules_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_loyalty_rules_v_version_childs_order_idx" ON "cms"."_loyalty_rules_v_version_childs" USING btree ("_order");
  CREATE INDEX "_loyalty_rules_v_version_childs_parent_id_idx" ON "cms"."_loyalty_rules_v_version_childs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_loyalty_rules_v_version_childs_locales_locale_parent_id_uni" ON "cms"."_loyalty_rules_v_version_childs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_loyalty_rules_v_parent_idx" ON "cms"."_loyalty_rules_v" USING btree ("parent_id");
  CREATE INDEX "_loyalty_rules_v_version_version_image_idx" ON "cms"."_loyalty_rules_v" USING btree ("version_image_id");
  CREATE INDEX "_loyalty_rules_v_version_version_code_idx" ON "cms"."_loyalty_rules_v" USING btree ("version_code");
  CREATE INDEX "_loyalty_rules_v_version_version_position_idx" ON "cms"."_loyalty_rules_v" USING btree ("version_position");
  CREATE INDEX "_loyalty_rules_v_version_version_updated_at_idx" ON "cms"."_loyalty_rules_v" USING btree ("version_updated_at");
  CREATE INDEX "_loyalty_rules_v_version_version_created_at_idx" ON "cms"."_loyalty_rules_v" USING btree ("version_created_at");
  CREATE INDEX "_loyalty_rules_v_version_version__status_idx" ON "cms"."_loyalty_rules_v" USING btree ("version__status");
  CREATE INDEX "_loyalty_rules_v_created_at_idx" ON "cms"."_loyalty_rules_v" USING btree ("created_at");
  CREATE INDEX "_loyalty_rules_v_updated_at_idx" ON "cms"."_loyalty_rules_v" USING btree ("updated_at");
  CREATE INDEX "_loyalty_rules_v_snapshot_idx" ON "cms"."_loyalty_rules_v" USING btree ("snapshot");
  CREATE INDEX "_loyalty_rules_v_published_locale_idx" ON "cms"."_loyalty_rules_v" USING btree ("published_locale");
  CREATE INDEX "_loyalty_rules_v_latest_idx" ON "cms"."_loyalty_rules_v" USING btree ("latest");
  CREATE INDEX "_loyalty_rules_v_autosave_idx" ON "cms"."_loyalty_rules_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_loyalty_rules_v_locales_locale_parent_id_unique" ON "cms"."_loyalty_rules_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_seo_entries_v_parent_idx" ON "cms"."_seo_entries_v" USING btree ("parent_id");
  CREATE INDEX "_seo_entries_v_version_version_text_block_idx" ON "cms"."_seo_entries_v" USING btree ("version_text_block_id");
  CREATE INDEX "_seo_entries_v_version_version_path_idx" ON "cms"."_seo_entries_v" USING btree ("version_path");
  CREATE INDEX "_seo_entries_v_version_version_code_idx" ON "cms"."_seo_entries_v" USING btree ("version_code");
  CREATE INDEX "_seo_entries_v_version_version_image_idx" ON "cms"."_seo_entries_v" USING btree ("version_image_id");
  CREATE INDEX "_seo_entries_v_version_version_updated_at_idx" ON "cms"."_seo_entries_v" USING btree ("version_updated_at");
  CREATE INDEX "_seo_entries_v_version_version_created_at_idx" ON "cms"."_seo_entries_v" USING btree ("version_created_at");
  CREATE INDEX "_seo_entries_v_version_version__status_idx" ON "cms"."_seo_entries_v" USING btree ("version__status");
  CREATE INDEX "_seo_entries_v_created_at_idx" ON "cms"."_seo_entries_v" USING btree ("created_at");
  CREATE INDEX "_seo_entries_v_updated_at_idx" ON "cms"."_seo_entries_v" USING btree ("updated_at");
  CREATE INDEX "_seo_entries_v_snapshot_idx" ON "cms"."_seo_entries_v" USING btree ("snapshot");
  CREATE INDEX "_seo_entries_v_published_locale_idx" ON "cms"."_seo_entries_v" USING btree ("published_locale");
  CREATE INDEX "_seo_entries_v_latest_idx" ON "cms"."_seo_entries_v" USING btree ("latest");
  CREATE INDEX "_seo_entries_v_autosave_idx" ON "cms"."_seo_entries_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_seo_entries_v_locales_locale_parent_id_unique" ON "cms"."_seo_entries_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "seo_pages_code_idx" ON "cms"."seo_pages" USING btree ("code");
  CREATE INDEX "seo_pages_updated_at_idx" ON "cms"."seo_pages" USING btree ("updated_at");
  CREATE INDEX "seo_pages_created_at_idx" ON "cms"."seo_pages" USING btree ("created_at");
  CREATE INDEX "seo_pages__status_idx" ON "cms"."seo_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "seo_pages_locales_locale_parent_id_unique" ON "cms"."seo_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_seo_pages_v_parent_idx" ON "cms"."_seo_pages_v" USING btree ("parent_id");
  CREATE INDEX "_seo_pages_v_version_version_code_idx" ON "cms"."_seo_pages_v" USING btree ("version_code");
  CREATE INDEX "_seo_pages_v_version_version_updated_at_idx" ON "cms"."_seo_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_seo_pages_v_version_version_created_at_idx" ON "cms"."_seo_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_seo_pages_v_version_version__status_idx" ON "cms"."_seo_pages_v" USING btree ("version__status");
  CREATE INDEX "_seo_pages_v_created_at_idx" ON "cms"."_seo_pages_v" USING btree ("created_at");
  CREATE INDEX "_seo_pages_v_updated_at_idx" ON "cms"."_seo_pages_v" USING btree ("updated_at");
  CREATE INDEX "_seo_pages_v_snapshot_idx" ON "cms"."_seo_pages_v" USING btree ("snapshot");
  CREATE INDEX "_seo_pages_v_published_locale_idx" ON "cms"."_seo_pages_v" USING btree ("published_locale");
  CREATE INDEX "_seo_pages_v_latest_idx" ON "cms"."_seo_pages_v" USING btree ("latest");
  CREATE INDEX "_seo_pages_v_autosave_idx" ON "cms"."_seo_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_seo_pages_v_locales_locale_parent_id_unique" ON "cms"."_seo_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "cms"."redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "cms"."redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "cms"."redirects" USING btree ("created_at");
  CREATE INDEX "countries_currencies_order_idx" ON "cms"."countries_currencies" USING btree ("order");
  CREATE INDEX "countries_currencies_parent_idx" ON "cms"."countries_currencies" USING btree ("parent_id");
  CREATE INDEX "countries_access_idx" ON "cms"."countries" USING btree ("access");
  CREATE UNIQUE INDEX "countries_alpha2_idx" ON "cms"."countries" USING btree ("alpha2");
  CREATE UNIQUE INDEX "countries_alpha3_idx" ON "cms"."countries" USING btree ("alpha3");
  CREATE INDEX "countries_updated_at_idx" ON "cms"."countries" USING btree ("updated_at");
  CREATE INDEX "countries_created_at_idx" ON "cms"."countries" USING btree ("created_at");
  CREATE INDEX "countries_texts_order_parent" ON "cms"."countries_texts" USING btree ("order","parent_id");
  CREATE INDEX "operators_languages_order_idx" ON "cms"."operators_languages" USING btree ("order");
  CREATE INDEX "operators_languages_parent_idx" ON "cms"."operators_languages" USING btree ("parent_id");
  CREATE INDEX "operators_texts_order_parent" ON "cms"."operators_texts" USING btree ("order","parent_id");
  CREATE INDEX "audit_entries_action_idx" ON "cms"."audit_entries" USING btree ("action");
  CREATE INDEX "audit_entries_kind_idx" ON "cms"."audit_entries" USING btree ("kind");
  CREATE INDEX "audit_entries_document_id_idx" ON "cms"."audit_entries" USING btree ("document_id");
  CREATE INDEX "audit_entries_operator_idx" ON "cms"."audit_entries" USING btree ("operator_id");
  CREATE INDEX "audit_entries_operator_email_idx" ON "cms"."audit_entries" USING btree ("operator_email");
  CREATE INDEX "audit_entries_updated_at_idx" ON "cms"."audit_entries" USING btree ("updated_at");
  CREATE INDEX "audit_entries_created_at_idx" ON "cms"."audit_entries" USING btree ("created_at");
  CREATE INDEX "audit_entries_texts_order_parent" ON "cms"."audit_entries_texts" USING btree ("order","parent_id");
  CREATE INDEX "payload_jobs_log_order_idx" ON "cms"."payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "cms"."payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "cms"."payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "cms"."payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "cms"."payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "cms"."payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "cms"."payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "cms"."payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "cms"."payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "cms"."payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "cms"."payload_jobs" USING btree ("created_at");
  CREATE INDEX "site_settings_social_order_idx" ON "cms"."site_settings_social" USING btree ("_order");
  CREATE INDEX "site_settings_social_parent_id_idx" ON "cms"."site_settings_social" USING btree ("_parent_id");
  CREATE INDEX "site_settings_licences_order_idx" ON "cms"."site_settings_licences" USING btree ("_order");
  CREATE INDEX "site_settings_licences_parent_id_idx" ON "cms"."site_settings_licences" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_licences_locales_locale_parent_id_unique" ON "cms"."site_settings_licences_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings__status_idx" ON "cms"."site_settings" USING btree ("_status");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "cms"."site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_texts_order_parent" ON "cms"."site_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "_site_settings_v_version_social_order_idx" ON "cms"."_site_settings_v_version_social" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_social_parent_id_idx" ON "cms"."_site_settings_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_licences_order_idx" ON "cms"."_site_settings_v_version_licences" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_licences_parent_id_idx" ON "cms"."_site_settings_v_version_licences" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_settings_v_version_licences_locales_locale_parent_id_u" ON "cms"."_site_settings_v_version_licences_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_version_version__status_idx" ON "cms"."_site_settings_v" USING btree ("version__status");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "cms"."_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "cms"."_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_snapshot_idx" ON "cms"."_site_settings_v" USING btree ("snapshot");
  CREATE INDEX "_site_settings_v_published_locale_idx" ON "cms"."_site_settings_v" USING btree ("published_locale");
  CREATE INDEX "_site_settings_v_latest_idx" ON "cms"."_site_settings_v" USING btree ("latest");
  CREATE INDEX "_site_settings_v_autosave_idx" ON "cms"."_site_settings_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_site_settings_v_locales_locale_parent_id_unique" ON "cms"."_site_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_texts_order_parent" ON "cms"."_site_settings_v_texts" USING btree ("order","parent_id");
  ALTER TABLE "cms"."seo_entries" ADD CONSTRAINT "seo_entries_text_block_id_seo_pages_id_fk" FOREIGN KEY ("text_block_id") REFERENCES "cms"."seo_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."seo_entries" ADD CONSTRAINT "seo_entries_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."info_pages" ADD CONSTRAINT "info_pages_parent_id_info_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."info_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_fk" FOREIGN KEY ("faq_id") REFERENCES "cms"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_main_sliders_fk" FOREIGN KEY ("main_sliders_id") REFERENCES "cms"."main_sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stories_main_fk" FOREIGN KEY ("stories_main_id") REFERENCES "cms"."stories_main"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promo_tiles_fk" FOREIGN KEY ("promo_tiles_id") REFERENCES "cms"."promo_tiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_loyalty_rules_fk" FOREIGN KEY ("loyalty_rules_id") REFERENCES "cms"."loyalty_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seo_pages_fk" FOREIGN KEY ("seo_pages_id") REFERENCES "cms"."seo_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "cms"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "cms"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_entries_fk" FOREIGN KEY ("audit_entries_id") REFERENCES "cms"."audit_entries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "seo_entries_text_block_idx" ON "cms"."seo_entries" USING btree ("text_block_id");
  CREATE INDEX "seo_entries_image_idx" ON "cms"."seo_entries" USING btree ("image_id");
  CREATE INDEX "seo_entries__status_idx" ON "cms"."seo_entries" USING btree ("_status");
  CREATE INDEX "info_pages_parent_idx" ON "cms"."info_pages" USING btree ("parent_id");
  CREATE INDEX "info_pages_position_idx" ON "cms"."info_pages" USING btree ("position");
  CREATE INDEX "info_pages__status_idx" ON "cms"."info_pages" USING btree ("_status");
  CREATE INDEX "payload_locked_documents_rels_faq_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("faq_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_main_sliders_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("main_sliders_id");
  CREATE INDEX "payload_locked_documents_rels_stories_main_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("stories_main_id");
  CREATE INDEX "payload_locked_documents_rels_promo_tiles_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("promo_tiles_id");
  CREATE INDEX "payload_locked_documents_rels_loyalty_rules_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("loyalty_rules_id");
  CREATE INDEX "payload_locked_documents_rels_seo_pages_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("seo_pages_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_countries_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("countries_id");
  CREATE INDEX "payload_locked_documents_rels_audit_entries_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("audit_entries_id");
  -- What was online stays online, and the texts at the end of pages move to a place of their own.
  UPDATE "cms"."seo_entries" SET "_status" = 'published';
  UPDATE "cms"."info_pages" SET "_status" = 'published';
  DELETE FROM "cms"."info_pages" WHERE "code" = 'faq';
  INSERT INTO "cms"."seo_pages" ("code", "_status")
    SELECT "code", 'published' FROM "cms"."seo_entries" e
    WHERE EXISTS (SELECT 1 FROM "cms"."seo_entries_locales" l WHERE l."_parent_id" = e."id" AND l."text" IS NOT NULL);
  INSERT INTO "cms"."seo_pages_locales" ("content", "_locale", "_parent_id")
    SELECT l."text", l."_locale", p."id" FROM "cms"."seo_entries_locales" l
    JOIN "cms"."seo_entries" e ON e."id" = l."_parent_id" JOIN "cms"."seo_pages" p ON p."code" = e."code"
    WHERE l."text" IS NOT NULL;
  UPDATE "cms"."seo_entries" e SET "text_block_id" = p."id" FROM "cms"."seo_pages" p WHERE p."code" = e."code";
  ALTER TABLE "cms"."seo_entries_locales" DROP COLUMN "text";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."_info_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_info_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."faq_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."faq_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."faq_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_faq_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_faq_v_version_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_faq_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_faq_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."media" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."main_sliders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."main_sliders_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_main_sliders_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_main_sliders_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."stories_main_slides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."stories_main_slides_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."stories_main" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."stories_main_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_stories_main_v_version_slides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_stories_main_v_version_slides_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_stories_main_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_stories_main_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."promo_tiles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."promo_tiles_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_promo_tiles_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_promo_tiles_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."loyalty_rules_childs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."loyalty_rules_childs_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."loyalty_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."loyalty_rules_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_loyalty_rules_v_version_childs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_loyalty_rules_v_version_childs_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_loyalty_rules_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_loyalty_rules_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_seo_entries_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_seo_entries_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."seo_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."seo_pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_seo_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_seo_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."countries_currencies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."countries_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."operators_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."operators_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."audit_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."audit_entries_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."payload_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."site_settings_social" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."site_settings_licences" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."site_settings_licences_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."site_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."site_settings_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."site_settings_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_site_settings_v_version_social" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_site_settings_v_version_licences" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_site_settings_v_version_licences_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_site_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_site_settings_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_site_settings_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."maintenance" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."_info_pages_v" CASCADE;
  DROP TABLE "cms"."_info_pages_v_locales" CASCADE;
  DROP TABLE "cms"."faq_questions" CASCADE;
  DROP TABLE "cms"."faq_questions_locales" CASCADE;
  DROP TABLE "cms"."faq" CASCADE;
  DROP TABLE "cms"."faq_locales" CASCADE;
  DROP TABLE "cms"."_faq_v_version_questions" CASCADE;
  DROP TABLE "cms"."_faq_v_version_questions_locales" CASCADE;
  DROP TABLE "cms"."_faq_v" CASCADE;
  DROP TABLE "cms"."_faq_v_locales" CASCADE;
  DROP TABLE "cms"."media" CASCADE;
  DROP TABLE "cms"."main_sliders" CASCADE;
  DROP TABLE "cms"."main_sliders_locales" CASCADE;
  DROP TABLE "cms"."_main_sliders_v" CASCADE;
  DROP TABLE "cms"."_main_sliders_v_locales" CASCADE;
  DROP TABLE "cms"."stories_main_slides" CASCADE;
  DROP TABLE "cms"."stories_main_slides_locales" CASCADE;
  DROP TABLE "cms"."stories_main" CASCADE;
  DROP TABLE "cms"."stories_main_locales" CASCADE;
  DROP TABLE "cms"."_stories_main_v_version_slides" CASCADE;
  DROP TABLE "cms"."_stories_main_v_version_slides_locales" CASCADE;
  DROP TABLE "cms"."_stories_main_v" CASCADE;
  DROP TABLE "cms"."_stories_main_v_locales" CASCADE;
  DROP TABLE "cms"."promo_tiles" CASCADE;
  DROP TABLE "cms"."promo_tiles_locales" CASCADE;
  DROP TABLE "cms"."_promo_tiles_v" CASCADE;
  DROP TABLE "cms"."_promo_tiles_v_locales" CASCADE;
  DROP TABLE "cms"."loyalty_rules_childs" CASCADE;
  DROP TABLE "cms"."loyalty_rules_childs_locales" CASCADE;
  DROP TABLE "cms"."loyalty_rules" CASCADE;
  DROP TABLE "cms"."loyalty_rules_locales" CASCADE;
  DROP TABLE "cms"."_loyalty_rules_v_version_childs" CASCADE;
  DROP TABLE "cms"."_loyalty_rules_v_version_childs_locales" CASCADE;
  DROP TABLE "cms"."_loyalty_rules_v" CASCADE;
  DROP TABLE "cms"."_loyalty_rules_v_locales" CASCADE;
  DROP TABLE "cms"."_seo_entries_v" CASCADE;
  DROP TABLE "cms"."_seo_entries_v_locales" CASCADE;
  DROP TABLE "cms"."seo_pages" CASCADE;
  DROP TABLE "cms"."seo_pages_locales" CASCADE;
  DROP TABLE "cms"."_seo_pages_v" CASCADE;
  DROP TABLE "cms"."_seo_pages_v_locales" CASCADE;
  DROP TABLE "cms"."redirects" CASCADE;
  DROP TABLE "cms"."countries_currencies" CASCADE;
  DROP TABLE "cms"."countries" CASCADE;
  DROP TABLE "cms"."countries_texts" CASCADE;
  DROP TABLE "cms"."operators_languages" CASCADE;
  DROP TABLE "cms"."operators_texts" CASCADE;
  DROP TABLE "cms"."audit_entries" CASCADE;
  DROP TABLE "cms"."audit_entries_texts" CASCADE;
  DROP TABLE "cms"."payload_jobs_log" CASCADE;
  DROP TABLE "cms"."payload_jobs" CASCADE;
  DROP TABLE "cms"."site_settings_social" CASCADE;
  DROP TABLE "cms"."site_settings_licences" CASCADE;
  DROP TABLE "cms"."site_settings_licences_locales" CASCADE;
  DROP TABLE "cms"."site_settings" CASCADE;
  DROP TABLE "cms"."site_settings_locales" CASCADE;
  DROP TABLE "cms"."site_settings_texts" CASCADE;
  DROP TABLE "cms"."_site_settings_v_version_social" CASCADE;
  DROP TABLE "cms"."_site_settings_v_version_licences" CASCADE;
  DROP TABLE "cms"."_site_settings_v_version_licences_locales" CASCADE;
  DROP TABLE "cms"."_site_settings_v" CASCADE;
  DROP TABLE "cms"."_site_settings_v_locales" CASCADE;
  DROP TABLE "cms"."_site_settings_v_texts" CASCADE;
  DROP TABLE "cms"."maintenance" CASCADE;
  ALTER TABLE "cms"."info_pages" DROP CONSTRAINT "info_pages_parent_id_info_pages_id_fk";
  
  ALTER TABLE "cms"."seo_entries" DROP CONSTRAINT "seo_entries_text_block_id_seo_pages_id_fk";
  
  ALTER TABLE "cms"."seo_entries" DROP CONSTRAINT "seo_entries_image_id_media_id_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_faq_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_main_sliders_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_stories_main_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_promo_tiles_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_loyalty_rules_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_seo_pages_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_countries_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_entries_fk";
  
  ALTER TABLE "cms"."operators" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "cms"."operators" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "cms"."enum_operators_role";
  CREATE TYPE "cms"."enum_operators_role" AS ENUM('administrator', 'editor');
  ALTER TABLE "cms"."operators" ALTER COLUMN "role" SET DEFAULT 'editor'::"cms"."enum_operators_role";
  ALTER TABLE "cms"."operators" ALTER COLUMN "role" SET DATA TYPE "cms"."enum_operators_role" USING "role"::"cms"."enum_operators_role";
  DROP INDEX "cms"."info_pages_parent_idx";
  DROP INDEX "cms"."info_pages_position_idx";
  DROP INDEX "cms"."info_pages__status_idx";
  DROP INDEX "cms"."seo_entries_text_block_idx";
  DROP INDEX "cms"."seo_entries_image_idx";
  DROP INDEX "cms"."seo_entries__status_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_faq_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_media_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_main_sliders_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_stories_main_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_promo_tiles_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_loyalty_rules_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_seo_pages_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_countries_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_audit_entries_id_idx";
  ALTER TABLE "cms"."info_pages" ALTER COLUMN "code" SET NOT NULL;
  ALTER TABLE "cms"."info_pages" ALTER COLUMN "position" SET NOT NULL;
  ALTER TABLE "cms"."seo_entries" ALTER COLUMN "path" SET NOT NULL;
  ALTER TABLE "cms"."seo_entries" ALTER COLUMN "code" SET NOT NULL;
  ALTER TABLE "cms"."seo_entries_locales" ADD COLUMN "text" jsonb;
  ALTER TABLE "cms"."info_pages" DROP COLUMN "parent_id";
  ALTER TABLE "cms"."info_pages" DROP COLUMN "_status";
  ALTER TABLE "cms"."seo_entries" DROP COLUMN "text_block_id";
  ALTER TABLE "cms"."seo_entries" DROP COLUMN "image_id";
  ALTER TABLE "cms"."seo_entries" DROP COLUMN "canonical";
  ALTER TABLE "cms"."seo_entries" DROP COLUMN "robots";
  ALTER TABLE "cms"."seo_entries" DROP COLUMN "_status";
  ALTER TABLE "cms"."operators" DROP COLUMN "second_factor_secret";
  ALTER TABLE "cms"."operators" DROP COLUMN "second_factor_pending_secret";
  ALTER TABLE "cms"."operators" DROP COLUMN "second_factor_confirmed_at";
  ALTER TABLE "cms"."operators" DROP COLUMN "second_factor_last_step";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "faq_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "media_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "main_sliders_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "stories_main_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "promo_tiles_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "loyalty_rules_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "seo_pages_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "countries_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "audit_entries_id";
  DROP TYPE "cms"."enum_info_pages_status";
  DROP TYPE "cms"."enum__info_pages_v_version_status";
  DROP TYPE "cms"."enum__info_pages_v_published_locale";
  DROP TYPE "cms"."enum_faq_status";
  DROP TYPE "cms"."enum__faq_v_version_status";
  DROP TYPE "cms"."enum__faq_v_published_locale";
  DROP TYPE "cms"."enum_main_sliders_status";
  DROP TYPE "cms"."enum__main_sliders_v_version_status";
  DROP TYPE "cms"."enum__main_sliders_v_published_locale";
  DROP TYPE "cms"."enum_stories_main_status";
  DROP TYPE "cms"."enum__stories_main_v_version_status";
  DROP TYPE "cms"."enum__stories_main_v_published_locale";
  DROP TYPE "cms"."enum_promo_tiles_place";
  DROP TYPE "cms"."enum_promo_tiles_status";
  DROP TYPE "cms"."enum__promo_tiles_v_version_place";
  DROP TYPE "cms"."enum__promo_tiles_v_version_status";
  DROP TYPE "cms"."enum__promo_tiles_v_published_locale";
  DROP TYPE "cms"."enum_loyalty_rules_status";
  DROP TYPE "cms"."enum__loyalty_rules_v_version_status";
  DROP TYPE "cms"."enum__loyalty_rules_v_published_locale";
  DROP TYPE "cms"."enum_seo_entries_robots";
  DROP TYPE "cms"."enum_seo_entries_status";
  DROP TYPE "cms"."enum__seo_entries_v_version_robots";
  DROP TYPE "cms"."enum__seo_entries_v_version_status";
  DROP TYPE "cms"."enum__seo_entries_v_published_locale";
  DROP TYPE "cms"."enum_seo_pages_status";
  DROP TYPE "cms"."enum__seo_pages_v_version_status";
  DROP TYPE "cms"."enum__seo_pages_v_published_locale";
  DROP TYPE "cms"."enum_redirects_status";
  DROP TYPE "cms"."enum_countries_currencies";
  DROP TYPE "cms"."enum_countries_access";
  DROP TYPE "cms"."enum_countries_language";
  DROP TYPE "cms"."enum_operators_languages";
  DROP TYPE "cms"."enum_audit_entries_action";
  DROP TYPE "cms"."enum_payload_jobs_log_task_slug";
  DROP TYPE "cms"."enum_payload_jobs_log_state";
  DROP TYPE "cms"."enum_payload_jobs_task_slug";
  DROP TYPE "cms"."enum_site_settings_social_network";
  DROP TYPE "cms"."enum_site_settings_status";
  DROP TYPE "cms"."enum__site_settings_v_version_social_network";
  DROP TYPE "cms"."enum__site_settings_v_version_status";
  DROP TYPE "cms"."enum__site_settings_v_published_locale";`)
}
