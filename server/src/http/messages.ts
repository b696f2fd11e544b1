import { z } from 'zod';

/** What zod says where the contract gives no words of its own. */
function localize(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? '此项必填' : '格式不正确';
    case 'unrecognized_keys':
      return '不支持的字段';
    case 'too_small':
      return issue.origin === 'string' ? `至少${issue.minimum}个字` : `不能小于${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string' ? `最多${issue.maximum}个字` : `不能大于${issue.maximum}`;
    case 'invalid_value':
      return '请选择有效的选项';
    default:
      return '格式不正确';
  }
}

z.config({ localeError: localize });
