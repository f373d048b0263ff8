import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PageTree as PageTree_971d7ddbee3f8ee1f12ad2426de9d4fb } from '@/cms/admin/page-tree'
import { UnsavedEntry as UnsavedEntry_cef10410d336270f4023720484c750ab } from '@/cms/admin/unsaved-entry'
import { PublishOrSchedule as PublishOrSchedule_8d4de1eb7ea9b6bcff81b6d13aa49b5c } from '@/cms/admin/publish-button'
import { PictureUpload as PictureUpload_847c9616eefc57b3f1a33135a8f4718f } from '@/cms/admin/picture-upload'
import { SeoPreview as SeoPreview_e00ba04ccef5785cbab6d038b23e4151 } from '@/cms/admin/seo-preview'
import { SeoCsv as SeoCsv_75b1283124022f958740f1c58383d077 } from '@/cms/admin/seo-csv'
import { RedirectCheck as RedirectCheck_2e07d8f6453f3c91f21f9c983dd46736 } from '@/cms/admin/redirect-check'
import { CurrentPassword as CurrentPassword_3b9e53792c3772972158321ccba75917 } from '@/cms/admin/current-password'
import { SecondFactorField as SecondFactorField_2a04b9856e206274c43195bbf6617467 } from '@/cms/admin/second-factor/field'
import { AuditCell as AuditCell_3ba9d806142215ff471453d60b491138 } from '@/cms/admin/audit-words'
import { AuditField as AuditField_3ba9d806142215ff471453d60b491138 } from '@/cms/admin/audit-words'
import { AuditChanges as AuditChanges_1f52e551066e31a6f4e4860415a67c7c } from '@/cms/admin/audit-changes'
import { SecondFactorNotice as SecondFactorNotice_56c854b3b449252c899d81483455ca92 } from '@/cms/admin/second-factor/notice'
import { Icon as Icon_5d1043182f5cabfe634b485dc76b6af5 } from '@/cms/admin/logo'
import { Logo as Logo_5d1043182f5cabfe634b485dc76b6af5 } from '@/cms/admin/logo'
import { Dashboard as Dashboard_ced53b1d9e0f0e142f84de23c2634643 } from '@/cms/admin/dashboard'
import { LoginView as LoginView_04bebb710efa739f46fc981179d26f7c } from '@/cms/admin/login/view'
import { NoMail as NoMail_830c1ccf40afa572e8b12c1de966ac52 } from '@/cms/admin/login/no-mail'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/cms/admin/page-tree#PageTree": PageTree_971d7ddbee3f8ee1f12ad2426de9d4fb,
  "@/cms/admin/unsaved-entry#UnsavedEntry": UnsavedEntry_cef10410d336270f4023720484c750ab,
  "@/cms/admin/publish-button#PublishOrSchedule": PublishOrSchedule_8d4de1eb7ea9b6bcff81b6d13aa49b5c,
  "@/cms/admin/picture-upload#PictureUpload": PictureUpload_847c9616eefc57b3f1a33135a8f4718f,
  "@/cms/admin/seo-preview#SeoPreview": SeoPreview_e00ba04ccef5785cbab6d038b23e4151,
  "@/cms/admin/seo-csv#SeoCsv": SeoCsv_75b1283124022f958740f1c58383d077,
  "@/cms/admin/redirect-check#RedirectCheck": RedirectCheck_2e07d8f6453f3c91f21f9c983dd46736,
  "@/cms/admin/current-password#CurrentPassword": CurrentPassword_3b9e53792c3772972158321ccba75917,
  "@/cms/admin/second-factor/field#SecondFactorField": SecondFactorField_2a04b9856e206274c43195bbf6617467,
  "@/cms/admin/audit-words#AuditCell": AuditCell_3ba9d806142215ff471453d60b491138,
  "@/cms/admin/audit-words#AuditField": AuditField_3ba9d806142215ff471453d60b491138,
  "@/cms/admin/audit-changes#AuditChanges": AuditChanges_1f52e551066e31a6f4e4860415a67c7c,
  "@/cms/admin/second-factor/notice#SecondFactorNotice": SecondFactorNotice_56c854b3b449252c899d81483455ca92,
  "@/cms/admin/logo#Icon": Icon_5d1043182f5cabfe634b485dc76b6af5,
  "@/cms/admin/logo#Logo": Logo_5d1043182f5cabfe634b485dc76b6af5,
  "@/cms/admin/dashboard#Dashboard": Dashboard_ced53b1d9e0f0e142f84de23c2634643,
  "@/cms/admin/login/view#LoginView": LoginView_04bebb710efa739f46fc981179d26f7c,
  "@/cms/admin/login/no-mail#NoMail": NoMail_830c1ccf40afa572e8b12c1de966ac52,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
