import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newNonce, plainPagePolicy } from '../../http/policy';
import type { SandboxChannel, Trade } from '../bank/trade';
import type { SandboxContext } from '../context';
import { developerPanel, presetFault, presetName } from './developer';
import { type Frame, page } from './layout';
import { payableView } from './payable-view';
import { refusalWords } from './refusals';
import { type ResultName, resultView, strangerView, titleOf } from './result-view';
import { allowedReturnUrl, paidReturnUrl } from './return-url';
import { script } from './script';
import { standingOf } from './standing';
import { style } from './style';

type Address = {
  Params: { channel: string; token: string };
  Querystring: Record<string, string | undefined>;
};
type Request = FastifyRequest<Address>;

/** The page on which a person pays at either sandbox gateway, and the buttons on it. */
export function cashierRoutes(context: SandboxContext) {
  return async (app: FastifyInstance): Promise<void> => {
    const base = app.prefix.replace(/\/cashier$/, '');
    app.get('/assets/cashier.css', (_, reply) => sendAsset(reply, 'text/css', style));
    app.get('/assets/cashier.js', (_, reply) => sendAsset(reply, 'text/javascript', script));
    app.get<Address>('/refused', (request, reply) => {
      const { title, words } = refusalWords(request.query.code);
      return send(reply, 400, stranger(context, base, 'alipay', title, words));
    });
    app.get<Address>('/:channel/:token', (request, reply) => show(context, base, request, reply));
    app.get<Address>('/:channel/:token/state', (request, reply) => {
      const trade = tradeOf(context, request);
      return reply.header('cache-control', 'no-store').send({ state: trade ? standingOf(trade) : 'unknown' });
    });
    for (const [name, act] of Object.entries(acts))
      app.post<Address>(`/:channel/:token/${name}`, (request, reply) => {
        const trade = tradeOf(context, request);
        const query = trade ? act(context, trade, request) : '';
        const { channel, token } = request.params;
        return reply.redirect(`${base}/cashier/${channel}/${encodeURIComponent(token)}${query}`, 303);
      });
  };
}

/** Each button: what it does, and the query under which the cashier is shown again. */
const acts: Record<string, (context: SandboxContext, trade: Trade, request: Request) => string> = {
  pay: (context, trade) => (context.bank.pay(trade) ? '?done=1' : ''),
  late(context, trade) {
    context.bank.payLate(trade);
    return '';
  },
  cancel: (_, trade) => (trade.state === 'unpaid' ? '?cancelled=1' : ''),
  fail(context, trade) {
    if (trade.state === 'unpaid') context.bank.amend(trade, { failed: true, known: true });
    return '?tools=1';
  },
  visit(context, trade) {
    context.bank.amend(trade, { known: true });
    return '?tools=1';
  },
  fault(context, trade, request) {
    const form = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
    const name = presetName.safeParse(new URLSearchParams(form).get('preset'));
    if (name.success) context.faults.add(presetFault(name.data, trade));
    return '?tools=1';
  },
};

function show(context: SandboxContext, base: string, request: Request, reply: FastifyReply): FastifyReply {
  const trade = tradeOf(context, request);
  const channel = request.params.channel === 'alipay' ? 'alipay' : 'wechat';
  if (!trade) {
    const words = '这个付款码不存在或已失效，请回到商家重新发起付款。';
    return send(reply, 404, stranger(context, base, channel, '没有找到这笔订单', words));
  }
  arrive(context, trade, request);
  const here = `${base}/cashier/${channel}/${trade.token}`;
  const nowMs = context.clock.now();
  const standing = standingOf(trade);
  const developer = developerPanel(
    trade,
    here,
    context.faults,
    context.notifier.noticesOf(channel, trade.outTradeNo),
    Boolean(request.query.tools),
  );
  const common = { base, channel, nowMs, state: standing, watch: `${here}/state` } as const;
  const result = resultName(trade, request.query);
  if (result === null) {
    const content = payableView(trade, here, nowMs, developer);
    return send(reply, 200, { ...common, title: '确认付款', hasActions: true, content });
  }
  const returnUrl = trade.state === 'paid' ? paidReturnUrl(context, trade) : trade.returnUrl;
  const content = resultView(result, trade, here, returnUrl, developer);
  const auto = result === 'done' ? returnUrl : '';
  return send(reply, 200, { ...common, title: titleOf(result), returnUrl: auto, content });
}

/** Scanning an Alipay code makes its trade exist; a WeChat H5 address brings the way back with it. */
function arrive(context: SandboxContext, trade: Trade, request: Request): void {
  if (trade.product === 'qr' && !trade.known) context.bank.amend(trade, { known: true });
  if (trade.product !== 'h5') return;
  const returnUrl = allowedReturnUrl(context, request.query.redirect_url, request.headers.host ?? '');
  if (returnUrl && returnUrl !== trade.returnUrl) context.bank.amend(trade, { returnUrl });
}

function resultName(trade: Trade, query: Address['Querystring']): ResultName | null {
  const standing = standingOf(trade);
  if (standing === 'payable') return query.cancelled ? 'cancelled' : null;
  if (standing !== 'paid') return standing;
  if (trade.late) return 'arrived_late';
  return query.done ? 'done' : 'paid';
}

function tradeOf(context: SandboxContext, request: Request): Trade | undefined {
  const trade = context.bank.findByToken(request.params.token);
  return trade?.channel === request.params.channel ? trade : undefined;
}

function stranger(
  context: SandboxContext,
  base: string,
  channel: SandboxChannel,
  title: string,
  words: string,
): Omit<Frame, 'nonce'> {
  const content = strangerView(title, words, `${new URL(context.browserBase()).origin}/`);
  return { base, channel, title, nowMs: context.clock.now(), state: 'unknown', content };
}

function send(reply: FastifyReply, status: number, frame: Omit<Frame, 'nonce'>): FastifyReply {
  const nonce = newNonce();
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', plainPagePolicy(nonce))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(page({ ...frame, nonce }).text);
}

function sendAsset(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .send(text);
}
