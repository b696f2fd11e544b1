/** The two payment channels. Also the value of `payments.channel`. */
export type Channel = 'wechat' | 'alipay';

/**
 * The gateway's product: WeChat `native` (QR), `h5`, `jsapi`; Alipay `page`, `wap`, `qr`.
 * A scene of the other channel is refused with a {@link GatewayError}.
 */
export type PayScenario = 'native' | 'h5' | 'jsapi' | 'page' | 'wap' | 'qr';

/** One attempt to be paid. The same `outTradeNo` with the same figures may be sent again at any time. */
export interface CreatePayment {
  /** Ours, random, 6–32 of `0-9A-Z`, so that it suits both channels. */
  outTradeNo: string;
  amountFen: number;
  subject: string;
  /** After this moment the gateway takes no money for the number. */
  expiresAt: Date;
  scene: PayScenario;
  clientIp: string;
  /** WeChat `jsapi` only. */
  openid?: string;
  /** Where the browser goes after paying (absolute). It never marks anything paid. */
  returnUrl?: string;
}

/** `qr`: text of the QR code. `url`: address to open. `jsapi`: the parameters of WeixinJSBridge. */
export type PaymentEntry =
  | { kind: 'qr'; payload: string }
  | { kind: 'url'; payload: string }
  | { kind: 'jsapi'; payload: JsapiParameters };

/** Signed parameters of `WeixinJSBridge.invoke`. */
export interface JsapiParameters {
  appId: string;
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: 'RSA';
  paySign: string;
}

/**
 * Where a trade stands.
 * - `success`: money came in (Alipay also after a partial refund).
 * - `refunded`: money came in and (some of) it went back already.
 * - `failed`: the buyer's last try failed; the same trade may still be paid.
 * - `closed`: it can never be paid any more.
 * - `unknown_to_gateway`: the gateway has no such trade. At Alipay this is NOT closed: the code may still be
 *   scanned and paid until it expires, so keep watching.
 */
export type TradeStatus = 'unpaid' | 'success' | 'refunded' | 'closed' | 'failed' | 'unknown_to_gateway';

/** What the gateway says about a trade; everything in it came over a verified signature. */
export interface TradeState {
  outTradeNo: string;
  status: TradeStatus;
  /** The gateway's own number, for `payments.transaction_id`; empty before payment. */
  transactionId: string;
  /** The trade's total in 分 as the gateway states it; null when it states none. Compare before crediting. */
  amountFen: number | null;
  paidAt: Date | null;
  /** The gateway's own word, e.g. NOTPAY or WAIT_BUYER_PAY. */
  tradeState: string;
  /** The gateway's own sentence for people, Chinese. */
  tradeStateDesc: string;
}

/** `abnormal` needs staff (the buyer's card is gone); `not_refunded`: the gateway has no such refund done. */
export type RefundStatus = 'processing' | 'success' | 'closed' | 'abnormal' | 'not_refunded';

/** What the gateway says about one refund. Amounts in 分. */
export interface RefundState {
  outTradeNo: string;
  outRefundNo: string;
  status: RefundStatus;
  /** The gateway's own number of the refund; Alipay has none, then empty. */
  refundId: string;
  refundFen: number | null;
  refundedAt: Date | null;
}

/** A refund to be made. On an unknown result repeat it with the SAME `outRefundNo`. Amounts in 分. */
export interface CreateRefund {
  outTradeNo: string;
  outRefundNo: string;
  refundFen: number;
  totalFen: number;
  reason: string;
}

/**
 * A notify whose signature and merchant are proven. The core still compares `outTradeNo` and `amountFen`
 * with its own row. `eventId` is the key of `notify_inbox`; a repeat carries the same one.
 */
export type VerifiedEvent =
  | { kind: 'payment'; channel: Channel; eventId: string; outTradeNo: string; trade: TradeState }
  | { kind: 'refund'; channel: Channel; eventId: string; outTradeNo: string; refund: RefundState }
  | { kind: 'ignored'; channel: Channel; eventId: string; outTradeNo: string; reason: string };

/** A line of a channel's statement of a day: money that came in, or that went back. Amounts in 分. */
export interface StatementLine {
  kind: 'payment' | 'refund';
  outTradeNo: string;
  /** Ours, of refunds; empty otherwise. */
  outRefundNo: string;
  /** The gateway's own number of the trade. */
  transactionId: string;
  amountFen: number;
  /** What the gateway keeps of it, negative where it gives back; null where the statement says nothing. */
  feeFen: number | null;
  at: Date | null;
}

/** Headers as Fastify or Node hands them over, names in lower case. */
export type NotifyHeaders = Record<string, string | string[] | undefined>;

/**
 * One payment channel. Every call but the statement ends within 4 s, in a verified answer or in a {@link GatewayError}.
 * Adapters keep no state about orders and never log keys.
 */
export interface PayGateway {
  readonly channel: Channel;
  create(payment: CreatePayment): Promise<PaymentEntry>;
  /** A trade the gateway does not know is an answer (`unknown_to_gateway`), not an error. */
  query(outTradeNo: string): Promise<TradeState>;
  /** `paid`: it was paid meanwhile, settle it. `unknown_to_gateway`: keep watching, see {@link TradeStatus}. */
  close(outTradeNo: string): Promise<'closed' | 'paid' | 'unknown_to_gateway'>;
  refund(refund: CreateRefund): Promise<RefundState>;
  queryRefund(outTradeNo: string, outRefundNo: string): Promise<RefundState>;
  /**
   * The statement of a Beijing day; null while there is none, as before ten in the morning of the next day. Takes up to
   * half a minute: for jobs, not for requests.
   */
  statement(day: string): Promise<StatementLine[] | null>;
  /** @throws {NotifyRefused} when anything about the message is not proven; answer `ack(false, 401)`. */
  parseNotify(raw: Buffer, headers: NotifyHeaders): Promise<VerifiedEvent>;
  /** The answer to a notify. `true` only after the commit: the gateway then never repeats it. */
  ack(ok: boolean, failureStatus?: number): NotifyAnswer;
}

/** How a notify is answered over HTTP. */
export interface NotifyAnswer {
  status: number;
  type: string;
  body: string;
}

/** Both channels, as the core is given them. */
export type Gateways = Record<Channel, PayGateway>;
