import { Icon as Icon_5d1043182f5cabfe634b485dc76b6af5 } from '@/cms/admin/logo'
import { Logo as Logo_5d1043182f5cabfe634b485dc76b6af5 } from '@/cms/admin/logo'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/cms/admin/logo#Icon": Icon_5d1043182f5cabfe634b485dc76b6af5,
  "@/cms/admin/logo#Logo": Logo_5d1043182f5cabfe634b485dc76b6af5,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
