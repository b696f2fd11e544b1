import type { Db } from '../../../db/connect';
import type { SessionUser } from '../../../http/session-user';
import { areaManifests } from '../../../manifest';

/** Who wants to read. */
export type Reader = Pick<
  SessionUser,
  'id' | 'nickname' | 'phone' | 'is_teacher' | 'is_certification' | 'staff'
>;

/** What may be done with a file: all of it, look at pages with a watermark only, or nothing. */
export type MayRead = boolean | 'view';

/** A kind of things that hold files. */
export interface HolderKind {
  /** What its files are to the owner, e.g. 订单资料. */
  title: string;
  /** Whether its ids are ids of orders: the owner of the order then sees its files, and who had them in hand. */
  ofOrder: boolean;
  mayRead(db: Db, user: Reader, holderId: string): Promise<MayRead>;
  /** Whose the thing is; undefined when there is none of this id. */
  ownerOf(db: Db, holderId: string): Promise<number | undefined>;
}

declare module '../../../manifest' {
  interface AreaManifest {
    /** The kinds of its things that hold files, by their names. */
    fileHolders?: Record<string, HolderKind>;
  }
}

/** Every kind of things that hold files, by its name. */
export const fileHolders = (): Record<string, HolderKind> =>
  Object.assign({}, ...areaManifests().map((area) => area.fileHolders ?? {}));

/** What holds a file. */
export interface Holder {
  /** A key of {@link fileHolders}. */
  kind: string;
  id: string | number;
}

/** The kind of a holder. @throws Error for one that nobody has entered: a mistake in the program */
export function holderKind(kind: string): HolderKind {
  const found = fileHolders()[kind];
  if (!found)
    throw new Error(`${kind} is no kind of things that hold files: name it in the fileHolders of its area`);
  return found;
}

/** Kinds whose things are orders. */
export const orderKinds = () =>
  Object.entries(fileHolders())
    .filter(([, kind]) => kind.ofOrder)
    .map(([name]) => name);
