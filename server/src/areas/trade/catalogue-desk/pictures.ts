import type { DataOf } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import { invalid } from '../../../http/problem';
import { ulid } from '../../../ulid';
import { audit } from '../../base/accounts/audit';
import { withPicture } from '../../base/media/clean-image';
import { imageType } from '../../base/media/image-type';

/** What pages show, in px: 3:2 as their cards are, each as large as it is drawn on a sharp screen. */
const large = { width: 1200, height: 800 };
const card = { width: 600, height: 400 };

/** Drawn larger than this, a picture of a card is blurred. */
const least = card;

/**
 * Cuts a picture to the ratio of cards and stores it in both sizes, encoded anew: nothing of what was uploaded is left.
 * Pictures of the catalogue belong to nobody's account, and stay for the orders that show them.
 * @throws HttpProblem 422 on the field `file`
 */
export async function storePicture(
  core: Core,
  staffId: number,
  bytes: Buffer,
): Promise<DataOf<'POST /staff/catalogue/picture'>> {
  if (!imageType(bytes)) throw invalid({ file: ['仅支持 JPG、PNG、WebP、GIF 格式的图片'] });
  const content = await withPicture(bytes, async (picture) => {
    const { width = 0, height = 0, orientation = 1 } = await picture.metadata();
    const [across, down] = orientation >= 5 ? [height, width] : [width, height];
    if (across < least.width || down < least.height)
      throw invalid({ file: [`图片太小，请换一张不小于 ${least.width} × ${least.height} 的`] });
    return picture
      .rotate()
      .resize({ ...large, fit: 'cover', withoutEnlargement: false })
      .webp({ quality: 82 })
      .toBuffer();
  });
  const small = await withPicture(content, (picture) =>
    picture
      .resize({ ...card, fit: 'cover' })
      .webp({ quality: 80 })
      .toBuffer(),
  );
  const now = new Date(core.settings.clock.now());
  const id = ulid(now.getTime());
  const folder = `catalogue/${now.toISOString().slice(0, 7).replace('-', '/')}`;
  const [url, card_url] = await Promise.all([
    core.images.put(`${folder}/${id}.webp`, content),
    core.images.put(`${folder}/${id}-card.webp`, small),
  ]);
  await core.db.transaction().execute(async (trx) => {
    await insertRow(trx, 'goods_pictures', {
      ...{ id, path: url, card_path: card_url, size: content.length + small.length, created_at: now },
    });
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'goods.picture',
      object: ['goods_picture', id],
    });
  });
  return { url, card_url };
}

/**
 * The columns of a service's pictures: cards show the small one of the first.
 * @param before what the service showed until now, which it may go on to show
 * @throws HttpProblem 422 on the field `pictures` for an address that is no picture of the catalogue
 */
export async function pictureColumns(
  db: Db,
  pictures: readonly string[],
  before?: { cover: string; gallery: readonly string[] },
): Promise<{ cover: string; gallery: string[] }> {
  const known = await knownPictures(db, pictures);
  const old = before ? [before.cover, ...before.gallery] : [];
  const strange = pictures.some((path) => !known.has(path) && !old.includes(path));
  if (strange || new Set(pictures).size < pictures.length) throw invalid({ pictures: ['请重新上传图片'] });
  const [first = ''] = pictures;
  const unmoved = before && before.gallery[0] === first ? before.cover : first;
  return { cover: known.get(first) ?? unmoved, gallery: [...pictures] };
}

/** The picture of a card, for a category. @throws HttpProblem 422 on the field `cover` */
export async function cardOf(db: Db, path: string, before?: string): Promise<string> {
  if (path === before) return path;
  const card_path = (await knownPictures(db, [path])).get(path);
  if (!card_path) throw invalid({ cover: ['请重新上传封面'] });
  return card_path;
}

/** Those that the catalogue has, each with the one of its card. */
async function knownPictures(db: Db, paths: readonly string[]): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .selectFrom('goods_pictures')
    .select(['path', 'card_path'])
    .where((eb) => eb.or([eb('path', 'in', paths), eb('card_path', 'in', paths)]))
    .execute();
  return new Map(
    rows.flatMap(({ path, card_path }) => [[path, card_path] as const, [card_path, card_path] as const]),
  );
}
