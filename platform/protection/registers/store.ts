import { sql } from 'kysely';
import type { RegisterAnswer, RegisterName } from '@/lib/domain/registers';
import type { Db } from '../store';

export interface AnswerRow {
  register: RegisterName;
  askedAt: Date;
  answer: RegisterAnswer;
  reference: string | null;
}

/** What registers said of a player, the latest first. */
export async function answersOf(db: Db, playerId: string, limit: number): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select register, asked_at as "askedAt", answer, reference from protection.register_answers
     where player_id = ${playerId}::uuid order by id desc limit ${limit}`.execute(db);
  return rows;
}

export async function addAnswer(
  trx: Db,
  playerId: string,
  { register, askedAt, answer, reference }: AnswerRow,
): Promise<void> {
  await sql`
    insert into protection.register_answers (player_id, register, asked_at, answer, reference)
    values (${playerId}::uuid, ${register}, ${askedAt}, ${answer}, ${reference})`.execute(trx);
}
