import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promises } from '@harbor/contract/promises';
import { privacy14 } from '../../../db/migrations/agreements/privacy-1.4';
import { terms11 } from '../../../db/migrations/agreements/terms-1.1';
import { loadSettings } from '../../../settings';
import { siteSettings } from '../../../site-settings/table';
import { fileLimits } from '../../base/files/limits';
import { deliveryLimits } from '../../trade/fulfilment/limits';
import { invoiceLimits } from '../../trade/invoices/limits';
import { orderLimits } from '../../trade/orders/limits';
import { quoteLimits } from '../../trade/quotes/limits';
import { refundLimits } from '../../trade/refunds/limits';
import { reviewLimits } from '../../trade/reviews/limits';
import { submissionLimits } from '../submissions/limits';
import { contentFolder, help } from './content';
import { fillPromises } from './promised';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test('the server keeps the numbers that its texts promise', () => {
  const { sms, login, privacy, support, accounts } = loadSettings({ HARBOR_LIMITS: 'production' });
  expect(
    [
      [siteSettings['limit.refund'].max, promises.refundAnswerHours],
      [refundLimits.supplyWithin, promises.refundSupplyHours * hour],
      [refundLimits.appealWithin, promises.appealDays * day],
      [refundLimits.appealDecidedWithin, promises.appealDecidedDays * day],
      [refundLimits.afterSale, promises.afterSaleDays * day],
      [deliveryLimits.acceptAfter, promises.acceptDays * day],
      [deliveryLimits.extendBy, promises.extendDays * day],
      [deliveryLimits.reviseWithin, promises.reviseDays * day],
      [orderLimits.untakenRefundAfter, promises.untakenHours * hour],
      [orderLimits.alertStaffAfter, promises.alertStaffHours * hour],
      [quoteLimits.validFor, promises.quoteHours * hour],
      [invoiceLimits.issueWithin, promises.invoiceDays * day],
      [orderLimits.reviewFor, promises.reviewDays * day],
      [reviewLimits.appendFor, promises.appendDays * day],
      [fileLimits.keepDays, promises.keepFilesDays],
      [submissionLimits.supplyWithin, promises.submissionSupplyDays * day],
      [submissionLimits.keepFilesFor, promises.submissionFilesDays * day],
      [siteSettings['limit.ticket'].max, promises.ticketHours],
      [siteSettings['limit.invoice'].max, promises.invoiceDays * 24],
      [support.reopenFor, promises.ticketReopenDays * day],
      [privacy.closingWait, promises.closingDays * day],
      [privacy.exportKept, promises.exportDays * day],
      [accounts.keepLoginRecords, promises.loginRecordDays * day],
      [sms.lifetime, promises.smsMinutes * minute],
      [sms.resendAfter, promises.smsAgainSeconds * 1000],
      [sms.perPhoneHour, promises.smsPerHour],
      [sms.perPhoneDay, promises.smsPerDay],
      [login.failures, promises.passwordTries],
      [login.window, promises.passwordWaitMinutes * minute],
    ].filter(([kept, promised]) => kept !== promised),
  ).toEqual([]);
});

/** Times that no setting decides: banks, what people try first, the choices that the page itself offers. */
const ofOthers = ['1 至 3 个工作日', '最长 7 个工作日', '超过 10 分钟', '改为 30 天或 90 天'];
const times = /[^，。；：！？、“”"]*\d+ ?(?:秒|分钟|小时|天|个?工作日|次)[^，。；：！？、“”"]*/g;

test.each(['about.json', 'disclaimer.json', 'help.json', 'submission.json'])(
  'every time that %s names comes from a setting',
  (file) => {
    const named = readFileSync(join(contentFolder, file), 'utf8').match(times) ?? [];
    expect(named.filter((text) => !ofOthers.some((known) => text.includes(known)))).toEqual([]);
  },
);

test('the agreements in force name the same numbers', () => {
  const textOf = ({ sections }: { sections: { paragraphs: string[] }[] }) =>
    sections.flatMap(({ paragraphs }) => paragraphs).join('');
  for (const words of [
    `平台在${promises.refundAnswerHours}小时内答复`,
    `交付后${promises.acceptDays}天内`,
    `验收后${promises.afterSaleDays}天内仍可申请售后`,
    `可以在${promises.postAppealDays}天内申诉`,
  ])
    expect(textOf(terms11)).toContain(words);
  for (const words of [
    `默认${promises.keepFilesDays}天`,
    `关闭${promises.submissionFilesDays}天后删除`,
    `登录记录保存${promises.loginRecordDays}天`,
    `有${promises.closingDays}天等待期`,
    `${promises.exportDays}天内可下载`,
    `浏览过的帖子保存${promises.historyDays}天`,
    `我们在${promises.ticketHours}小时内答复`,
  ])
    expect(textOf(privacy14)).toContain(words);
});

test('texts name promised numbers, and no others', () => {
  expect(fillPromises('{=ticketHours} 小时内答复')).toBe(`${promises.ticketHours} 小时内答复`);
  expect(() => fillPromises('{=ticketMinutes} 分钟内答复')).toThrow('ticketMinutes');
  expect(JSON.stringify(help())).not.toMatch(/\{=/);
});
