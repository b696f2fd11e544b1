import { loadSettings } from '../settings';

const webhooksOf = (text: string) =>
  loadSettings({ HARBOR_ENV: 'test', HARBOR_DESK_WEBHOOKS: text }).desk.webhooks;

test('robots are known by their host, others by what stands before their address', () => {
  const wecom = 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=a';
  const dingtalk = 'https://oapi.dingtalk.com/robot/send?access_token=b';
  expect(webhooksOf('')).toEqual([]);
  expect(webhooksOf(`${wecom}  ${dingtalk}&secret=SECc dingtalk+http://10.0.0.2:9/x`)).toEqual([
    { kind: 'wecom', address: wecom },
    { kind: 'dingtalk', address: dingtalk, secret: 'SECc' },
    { kind: 'dingtalk', address: 'http://10.0.0.2:9/x', secret: undefined },
  ]);
});

test.each([
  'https://robots.example.cn/send?key=topsecret',
  'http://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=topsecret',
  'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?kee=topsecret',
  'dingtalk+https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=topsecret',
  'wecom+https://me:topsecret@robots.example.cn/send',
  'slack+https://robots.example.cn/topsecret',
  'topsecret',
])('%s is refused without being repeated', (text) => {
  expect(() => webhooksOf(text)).toThrow(/HARBOR_DESK_WEBHOOKS/);
  try {
    webhooksOf(text);
  } catch (error) {
    expect(String(error)).not.toContain('topsecret');
  }
});
