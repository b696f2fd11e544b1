import { createHash } from 'node:crypto';
import type { ClientPlatform } from '@harbor/contract';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import { insertRow } from '../db/rows';

interface Shortcut {
  platform: ClientPlatform;
  file: string;
  system: string;
  content: (address: string) => string;
  notes: string[];
}

/** Shortcuts that open the site from the desktop: small, but real files that can be checked. */
const shortcuts: Shortcut[] = [
  {
    platform: 'windows',
    file: 'scholar-harbor.url',
    system: 'Windows 10 及以上',
    content: (address) => `[InternetShortcut]\r\nURL=${address}/\r\n`,
    notes: ['下载后移到桌面，双击即可打开学术港', '使用系统默认浏览器，登录状态与浏览器一致'],
  },
  {
    platform: 'macos',
    file: 'scholar-harbor.webloc',
    system: 'macOS 12 及以上',
    content: (address) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict><key>URL</key><string>${address}/</string></dict></plist>\n`,
    notes: ['下载后拖到桌面或程序坞，双击即可打开学术港', '使用系统默认浏览器，登录状态与浏览器一致'],
  },
  {
    platform: 'linux',
    file: 'scholar-harbor.desktop',
    system: '带桌面环境的发行版',
    content: (address) => `[Desktop Entry]\nType=Link\nName=学术港\nURL=${address}/\n`,
    notes: ['下载后放到桌面，右键选择“允许启动”', '使用系统默认浏览器，登录状态与浏览器一致'],
  },
];

const homeScreen: { platform: ClientPlatform; system: string; notes: string[] }[] = [
  {
    platform: 'android',
    system: 'Android 9 及以上，Chrome 浏览器',
    notes: ['用 Chrome 打开学术港', '点右上角菜单，选择“添加到主屏幕”', '从主屏幕的图标进入，无须安装'],
  },
  {
    platform: 'ios',
    system: 'iOS 15 及以上，Safari 浏览器',
    notes: ['用 Safari 打开学术港', '点底部的分享按钮，选择“添加到主屏幕”', '从主屏幕的图标进入，无须安装'],
  },
];

/**
 * What can be downloaded: shortcuts with their checksums, and the way onto the home screen of a phone. Once, also in demo
 * data that is older than the downloads.
 */
export async function seedClients(trx: Db, { images, settings }: Core): Promise<void> {
  const listed = await trx.selectFrom('client_downloads').select('id').limit(1).executeTakeFirst();
  if (listed) return;
  const common = { version: '1.0.0', released_at: new Date('2026-11-10T10:00:00+08:00') };
  for (const { file, content, notes, ...client } of shortcuts) {
    const bytes = Buffer.from(content(settings.publicUrl));
    await insertRow(trx, 'client_downloads', {
      ...common,
      ...client,
      title: '桌面快捷方式',
      url: await images.put(`clients/${common.version}/${file}`, bytes),
      file_name: file,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      notes: JSON.stringify(notes),
    });
  }
  for (const { notes, ...client } of homeScreen)
    await insertRow(trx, 'client_downloads', {
      ...common,
      ...client,
      title: '添加到主屏幕',
      notes: JSON.stringify(notes),
    });
}
