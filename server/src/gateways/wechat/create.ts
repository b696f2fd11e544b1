import { z } from 'zod';
import { GatewayError } from '../errors';
import type { CreatePayment, PaymentEntry } from '../gateway';
import type { WechatSettings } from '../settings';
import { read } from './answer';
import type { WechatClient } from './client';
import { randomNonce, signText } from './signature';
import { beijingRfc3339, cutToBytes } from './wire-text';

const nativeAnswer = z.object({ code_url: z.string().min(1) });
const h5Answer = z.object({ h5_url: z.url({ protocol: /^https?$/ }) });
const jsapiAnswer = z.object({ prepay_id: z.string().min(1) });

/** Orders a payment. The same number with the same figures gives a fresh entry to the same trade. */
export async function create(
  client: WechatClient,
  settings: WechatSettings,
  payment: CreatePayment,
  nowMs: number,
): Promise<PaymentEntry> {
  const common = {
    appid: settings.appid,
    mchid: settings.mchid,
    // The documents say 127 characters, older ones bytes: 127 bytes suit both.
    description: cutToBytes(payment.subject, 127),
    out_trade_no: payment.outTradeNo,
    notify_url: settings.notifyUrl,
    time_expire: beijingRfc3339(payment.expiresAt),
    amount: { total: payment.amountFen, currency: 'CNY' },
  };
  const scene = { payer_client_ip: payment.clientIp };
  switch (payment.scene) {
    case 'native': {
      const answer = await client.send('POST', '/v3/pay/transactions/native', {
        ...common,
        scene_info: scene,
      });
      return { kind: 'qr', payload: read(nativeAnswer, answer).code_url };
    }
    case 'h5': {
      const answer = await client.send('POST', '/v3/pay/transactions/h5', {
        ...common,
        scene_info: { ...scene, h5_info: { type: 'Wap' } },
      });
      return { kind: 'url', payload: withReturn(read(h5Answer, answer).h5_url, payment.returnUrl) };
    }
    case 'jsapi': {
      const answer = await client.send('POST', '/v3/pay/transactions/jsapi', {
        ...common,
        payer: { openid: payment.openid },
        scene_info: scene,
      });
      return bridgeParameters(settings, read(jsapiAnswer, answer).prepay_id, nowMs);
    }
    default:
      throw new GatewayError('wechat', 'refused', 'SCENE', `微信支付没有 ${payment.scene} 场景`);
  }
}

function bridgeParameters(settings: WechatSettings, prepayId: string, nowMs: number): PaymentEntry {
  const timeStamp = Math.floor(nowMs / 1000).toString();
  const nonceStr = randomNonce();
  const pack = `prepay_id=${prepayId}`;
  const paySign = signText(`${settings.appid}\n${timeStamp}\n${nonceStr}\n${pack}\n`, settings.privateKey);
  return {
    kind: 'jsapi',
    payload: { appId: settings.appid, timeStamp, nonceStr, package: pack, signType: 'RSA', paySign },
  };
}

function withReturn(h5Url: string, returnUrl: string | undefined): string {
  if (!returnUrl) return h5Url;
  const url = new URL(h5Url);
  url.searchParams.set('redirect_url', returnUrl);
  return url.toString();
}
