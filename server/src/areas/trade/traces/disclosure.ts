import type { TraceContent } from '@harbor/contract';
import { writeTraceCode } from '@harbor/contract/trace-code';
import type { OrderRow } from '../orders/rows';
import { helpOf } from './help';

/** Sentences that authors copy into a manuscript to say which help they had. */
export function disclosureOf(order: Pick<OrderRow, 'goods'>, code: string): TraceContent['disclosure'] {
  const check = writeTraceCode(code);
  return {
    zh: `作者在本文准备过程中接受了学术港的“${order.goods.category_title}”服务（服务留痕报告校验码 ${check}）。作者对全文内容负责。`,
    en: `The authors received ${helpOf(order.goods.category_id).english} from Scholar Harbor during the preparation of this manuscript (service trace code ${check}). The authors reviewed the text and take full responsibility for its content.`,
  };
}
