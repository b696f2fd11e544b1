import { AlipaySdk } from 'alipay-sdk';

/**
 * alipay-sdk verifies one part of an answer and hands out another: it signs from the first to the last brace, but
 * parses the whole, so with a key given twice the unsigned one wins. Here what is used must be what was signed.
 */
export class StrictAlipaySdk extends AlipaySdk {
  override checkResponseSign(raw: string, responseKey: string, serverSign: string, traceId: string): void {
    const answer: unknown = JSON.parse(raw);
    const used = Object(answer)[responseKey];
    if (used === undefined || typeof serverSign !== 'string') throw new UnprovenAnswer('unsigned');
    try {
      super.checkResponseSign(raw, responseKey, serverSign, traceId);
    } catch (cause) {
      throw new UnprovenAnswer('signature', { cause });
    }
    const signed: unknown = JSON.parse(this.getSignStr(raw, responseKey));
    if (JSON.stringify(signed) !== JSON.stringify(used)) throw new UnprovenAnswer('ambiguous');
  }
}

/** An answer that is not proven to be Alipay's. */
export class UnprovenAnswer extends Error {
  override readonly name = 'UnprovenAnswer';
}
