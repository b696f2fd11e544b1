import { z } from 'zod';

/** Name of a part that is released on its own: the shell or a remote. */
export const remoteName = z
  .string({ error: '请填写模块名' })
  .regex(/^(shell|mf-[a-z][a-z-]*)$/, '模块名应为 shell 或 mf-xxx');

/** `<package version>-<fingerprint of the sources>`, e.g. `1.4.0-3f2a91c0`. */
export const releaseVersion = z
  .string({ error: '请填写版本号' })
  .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z][0-9A-Za-z.-]{0,60})?$/, '版本号格式不正确，例如 1.4.0-3f2a91c0');

/** Share of visitors who get the canary, in percent. */
export const canaryShare = z
  .number('灰度比例应为 0–100 的数字')
  .min(0, '灰度比例不能小于0')
  .max(100, '灰度比例不能大于100');

export const remoteParams = z.object({ remote: remoteName });
