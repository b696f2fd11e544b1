/** The sandbox's only merchant. None of these has the official form, so a production start refuses them. */
export const identity = {
  wechat: { appid: 'wxsandboxharbor', mchid: 'SANDBOX0001' },
  alipay: { appId: '9021000100000001', sellerId: '2088SANDBOX00001' },
  merchantName: '学术港',
} as const;
