import type { BodyOf, DataOf } from '@harbor/contract';
import QRCode from 'qrcode';
import type { Core } from '../../../core';
import { findRow } from '../../../db/rows';
import { notFound } from '../../../http/problem';
import { unknownGoods } from '../../../labels/unknown-goods';

type Code = DataOf<'GET /get_default_code'>;

/** A QR code of 360 px with a quiet zone, drawn by the server: no outside service learns what is in it. */
export const drawCode = (content: string): Promise<Buffer> =>
  QRCode.toBuffer(content, { width: 360, margin: 2, errorCorrectionLevel: 'M' });

/** A code as the API gives it. */
export async function codeOf(content: string): Promise<Code> {
  return { image: `data:image/png;base64,${(await drawCode(content)).toString('base64')}`, content };
}

/** The code of the site itself. */
export const defaultCode = ({ settings }: Core): Promise<Code> => codeOf(`${settings.publicUrl}/`);

/**
 * The code of a page of this site, or of a service's page. Only addresses below the site's own can be written into one.
 * @throws HttpProblem 404 for a service that is not on offer
 */
export async function codeFor(core: Core, { page, product }: BodyOf<'POST /get_code'>): Promise<Code> {
  if (product === undefined) return codeOf(`${core.settings.publicUrl}${page ?? '/'}`);
  const known = await findRow(core.db, 'goods', { id: product, status: 1 }, ['id']);
  if (!known) throw notFound(unknownGoods);
  return codeOf(`${core.settings.publicUrl}/goodsdetail/${product}`);
}
