import type { CatalogueBody } from '@harbor/contract';

/** What a buyer needs and is not there yet. */
export interface Missing {
  /** Of the document, where it is put right. */
  field: string;
  text: string;
}

const quoted = 3;

type Judged = Omit<CatalogueBody, 'specs'> & { specs: readonly { price_fen: number }[] };

/** Everything without which a service does not go on the shelf; empty for a whole one. Pure. */
export function missingOf(service: Judged, category: { hidden: boolean }): Missing[] {
  const found: Missing[] = [];
  const want = (there: boolean, field: string, text: string) => {
    if (!there) found.push({ field, text });
  };
  want(!category.hidden, 'category_id', '所属分类已隐藏，请先显示分类或换一个分类');
  want(service.subtitle !== '', 'subtitle', '填写副标题');
  want(service.pictures.length > 0, 'pictures', '上传至少一张图片');
  want(service.specs.length > 0, 'specs', '添加至少一个规格');
  want(
    service.price_mode === quoted || service.specs.every(({ price_fen }) => price_fen > 0),
    'specs',
    '填写每个规格的价格',
  );
  want(service.detail !== '', 'detail', '填写服务说明');
  want(service.included.length > 0, 'included', '写明包含的内容');
  want(service.steps.length > 0, 'steps', '填写服务流程');
  want(service.refund_rules.length > 0, 'refund_rules', '写明退款规则');
  return found;
}
