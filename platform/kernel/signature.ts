export { sign, verify } from '@/lib/node/facts/signature';
