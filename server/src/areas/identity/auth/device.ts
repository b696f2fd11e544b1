import Bowser from 'bowser';

const names: Record<string, string> = {
  WeChat: '微信',
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': '三星浏览器',
};
const systems: Record<string, string> = { 'Chrome OS': 'ChromeOS' };

/** What a browser says it is, in words: `Chrome · Windows`, and whether it is held in a hand. */
export function deviceOf(userAgent: string): { name: string; mobile: boolean } {
  if (!userAgent.trim()) return { name: '未知设备', mobile: false };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const parts = [
    browser.name && (names[browser.name] ?? browser.name),
    os.name && (systems[os.name] ?? os.name),
  ];
  return {
    name: parts.filter(Boolean).join(' · ') || '未知设备',
    mobile: platform.type === 'mobile' || platform.type === 'tablet',
  };
}
