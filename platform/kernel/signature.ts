export { sign, verify } from '@/lib/domain/signature';
