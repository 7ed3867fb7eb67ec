/** Votes in the database: one row per visitor and place. */
import { count, eq, ne } from 'drizzle-orm';
import type { Choice, VoteCounts } from '../../domain/visitor/vote.ts';
import type { Sql } from '../db/database.ts';
import { vote } from '../db/schema.ts';

/** Stores a vote, replacing an earlier one of the same visitor. */
export async function storeVote(
  sql: Sql,
  visitor: string,
  place: string,
  choice: Choice,
): Promise<void> {
  const liked = choice === 'like';
  await sql
    .insert(vote)
    .values({ visitor, place, liked })
    .onConflictDoUpdate({
      target: [vote.visitor, vote.place],
      set: { liked },
      setWhere: ne(vote.liked, liked),
    });
}

export async function countVotes(sql: Sql, place: string): Promise<VoteCounts> {
  const rows = await sql
    .select({ liked: vote.liked, votes: count() })
    .from(vote)
    .where(eq(vote.place, place))
    .groupBy(vote.liked);
  const votesWhere = (liked: boolean) => rows.find((row) => row.liked === liked)?.votes ?? 0;
  return { likes: votesWhere(true), dislikes: votesWhere(false) };
}

/** Whether an id has voted before. Ids that this site did not issue are not trusted. */
export async function isVoter(sql: Sql, visitor: string): Promise<boolean> {
  const [row] = await sql
    .select({ place: vote.place })
    .from(vote)
    .where(eq(vote.visitor, visitor))
    .limit(1);
  return row !== undefined;
}
