import type { RawAnswer } from '../../../../http/raw-routes';

const words = {
  done: ['已确认', '请在登录页面继续'],
  cancelled: ['已取消', '您可以重新扫码'],
  failed: ['没有完成', '请刷新二维码后重试'],
  foreign: ['链接已失效', '请回到发起登录的页面，重新扫码'],
} as const;

const style =
  'body{margin:0;display:grid;place-content:center;min-height:100vh;text-align:center;background:#fff;color:#14213d;' +
  'font:16px/1.6 "PingFang SC","Microsoft YaHei",system-ui,sans-serif}h1{margin:0;font-size:20px}p{margin:4px 0;color:#5b6785}';

/** What stands in the frame after WeChat led back; the login page around it goes on by itself. */
export function callbackPage(result: keyof typeof words): RawAnswer {
  const [title, text] = words[result];
  return {
    status: result === 'foreign' ? 403 : 200,
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>微信登录</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`,
    headers: {
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  };
}
