import type { Movement } from './movement';
import type { Db, Place } from './store';

type Placed = Movement & Place;
type Read = (db: Db, after: Place, most: number) => Promise<Placed[]>;

const isSame = (one: Place, other: Place) => one.id === other.id && one.xid === other.xid;

/**
 * Movements as the followers of one process read them: those that the first one reads are there for the others, which come
 * to them within a third of a second. A movement that can be read never changes, and none appears before it any more.
 * @param read from the database
 * @param held most movements that are remembered
 */
export function createReading(read: Read, held: number): Read {
  /** In order, without a gap: everything that comes after `before`. */
  let movements: Placed[] = [];
  let before: Place | null = null;
  const end = () => movements.at(-1) ?? before;

  /** Undefined for a place that is not within what is remembered. */
  const rememberedAfter = (place: Place, most: number): Placed[] | undefined => {
    if (before && isSame(before, place)) return movements.slice(0, most);
    const at = movements.findLastIndex((movement) => isSame(movement, place));
    return at < 0 ? undefined : movements.slice(at + 1, at + 1 + most);
  };
  const remember = (after: Place, fresh: readonly Placed[]) => {
    const last = end();
    if (last && isSame(last, after)) movements.push(...fresh);
    // Two that read at once have read the same; who is far behind the others keeps what they need.
    else if (rememberedAfter(after, 1) === undefined && !isBehind(after)) {
      before = after;
      movements = [...fresh];
    }
    const tooMany = movements.length - held;
    if (tooMany > 0) before = movements.splice(0, tooMany).at(-1) ?? before;
  };
  /** Whether it comes before everything that is remembered. */
  const isBehind = ({ xid, id }: Place) => {
    if (!before) return false;
    const [own, first] = [BigInt(xid), BigInt(before.xid)];
    return own === first ? id < before.id : own < first;
  };

  return async (db, after, most) => {
    const remembered = rememberedAfter(after, most);
    if (remembered && remembered.length > 0) return remembered;
    const fresh = await read(db, after, most);
    remember(after, fresh);
    return fresh;
  };
}
