/** A robot of a group chat that hears of late cases. */
export interface DeskWebhook {
  kind: 'wecom' | 'dingtalk';
  /** With the robot's key: it goes into no log, no error and no data of a job. */
  address: string;
  /** With which DingTalk wants its calls signed. */
  secret?: string;
}

const hosts: Record<string, DeskWebhook['kind']> = {
  'qyapi.weixin.qq.com': 'wecom',
  'oapi.dingtalk.com': 'dingtalk',
};

/** What an address of one of the two must carry. */
const keyName = { wecom: 'key', dingtalk: 'access_token' } as const;

/** One webhook; undefined for what is none. */
function webhookOf(text: string): DeskWebhook | undefined {
  const [, form, address = ''] = /^(?:(wecom|dingtalk)\+)?(https?:\/\/\S+)$/.exec(text) ?? [];
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  const known = Object.hasOwn(hosts, url.hostname) ? hosts[url.hostname] : undefined;
  const kind = known ?? (form as DeskWebhook['kind'] | undefined);
  if (!kind || (known && form && form !== known)) return undefined;
  if (known && (url.protocol !== 'https:' || !url.searchParams.get(keyName[known]))) return undefined;
  if (kind === 'wecom') return { kind, address: url.href };
  const secret = url.searchParams.get('secret') ?? undefined;
  url.searchParams.delete('secret');
  return { kind, address: url.href, secret };
}

const partsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Whether each part of a text, between blanks, is the address of a robot. */
export const areWebhooks = (text: string) => partsOf(text).every((part) => webhookOf(part) !== undefined);

/** Who is told beside the team itself. */
export const deskSettings = (webhooks: string) => ({
  webhooks: partsOf(webhooks).flatMap((part) => webhookOf(part) ?? []),
});
