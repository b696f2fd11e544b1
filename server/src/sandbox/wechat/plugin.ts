import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context';
import { tradeBill, wechatBillFile } from './bills';
import { listCertificates } from './certificate-list';
import { exchange } from './exchange';
import { placeOrder } from './orders';
import { placeRefund, queryRefund } from './refunds';
import { closeOrder, queryById, queryByNumber } from './transactions';

/** The calls of WeChat Pay API v3 that a merchant of this shop makes. */
export function wechatRoutes(context: SandboxContext) {
  return async (app: FastifyInstance): Promise<void> => {
    const pay = '/v3/pay/transactions';
    app.post(`${pay}/native`, exchange(context, 'create', placeOrder(context, 'native')));
    app.post(`${pay}/h5`, exchange(context, 'create', placeOrder(context, 'h5')));
    app.post(`${pay}/jsapi`, exchange(context, 'create', placeOrder(context, 'jsapi')));
    app.get(`${pay}/out-trade-no/:outTradeNo`, exchange(context, 'query', queryByNumber(context)));
    app.get(`${pay}/id/:transactionId`, exchange(context, 'query', queryById(context)));
    app.post(`${pay}/out-trade-no/:outTradeNo/close`, exchange(context, 'close', closeOrder(context)));
    app.post('/v3/refund/domestic/refunds', exchange(context, 'refund', placeRefund(context)));
    app.get(
      '/v3/refund/domestic/refunds/:outRefundNo',
      exchange(context, 'refund_query', queryRefund(context)),
    );
    app.get('/v3/bill/tradebill', exchange(context, 'bill', tradeBill(context)));
    app.get('/v3/billdownload/file', wechatBillFile(context));
    app.get('/v3/certificates', exchange(context, null, listCertificates(context)));
  };
}
