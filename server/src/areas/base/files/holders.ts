import type { Db } from '../../../db/connect';
import { submissionFiles, submissionSupplements } from '../../content/submissions/holder';
import { orderFormHolder } from '../../trade/forms/file-holder';
import { deliveryFiles, noteFiles } from '../../trade/fulfilment/holder-kinds';
import { invoiceFiles } from '../../trade/invoices/holder';
import type { SessionUser } from '../accounts/session-user';

/** Who wants to read. */
export type Reader = Pick<
  SessionUser,
  'id' | 'nickname' | 'phone' | 'is_teacher' | 'is_certification' | 'is_staff'
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

/** Every kind of things that hold files, by its name. An area that begins to hold files enters its kind here. */
export const holders: Record<string, HolderKind> = {
  delivery: deliveryFiles,
  order_note: noteFiles,
  order_form: orderFormHolder,
  submission: submissionFiles,
  submission_supplement: submissionSupplements,
  invoice: invoiceFiles,
};

/** What holds a file. */
export interface Holder {
  /** A key of {@link holders}. */
  kind: string;
  id: string | number;
}

/** The kind of a holder. @throws Error for one that nobody has entered: a mistake in the program */
export function holderKind(kind: string): HolderKind {
  const found = holders[kind];
  if (!found) throw new Error(`${kind} is no kind of things that hold files: enter it in files/holders.ts`);
  return found;
}
