import { fault, type Handlers, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen } from '@testing-library/react';
import { item, proof, state } from '../../testing/certification';
import { chrome } from '../../testing/platform';
import { QualificationsPage } from './QualificationsPage';

const open = (handlers: Handlers = {}) =>
  renderPage(<QualificationsPage />, {
    wrapper: Providers,
    platform,
    path: '/receiveorder/qualifications',
    session: 'teacher',
    handlers: {
      ...chrome,
      'GET /teacher/v3/certification': state({
        teacher: {
          ...{ status: 4, status_text: '已通过', real_name: '沈知远', suspend_reason: '' },
          certified: [{ label: '毕业院校', value: '南屿理工大学' }],
          approved_at: '2024-03-08T10:00:00+08:00',
          ...{ suspended_until: null, signed_at: null, rules_version: '1.0', pledge_version: '1.0' },
        },
      }),
      'GET /teacher/qualifications': {
        items: [item('degree_proof', '学历证明', { result: 1, files: [proof()] })],
        evidence: [proof()],
        evidence_until: '2024-04-07T10:00:00+08:00',
      },
      ...handlers,
    },
  });

test('what was looked at stands with its date, and evidence with what became of it', async () => {
  open();
  expect(await screen.findByText('南屿理工大学')).toBeInTheDocument();
  expect(screen.getByText('2024-03-08 通过 · 已通过')).toBeInTheDocument();
  expect(await screen.findByText('博士学历电子注册备案表.pdf')).toBeInTheDocument();
  expect(screen.getByText(/将于 2024-04-07 删除/)).toBeInTheDocument();
  expect(await screen.findByText('英文润色')).toBeInTheDocument();
});

test('what did not come is asked for again', async () => {
  open({ 'GET /teacher/v3/certification': fault.timeout });
  expect(await screen.findByText('资质没有加载出来', {}, { timeout: 8000 })).toBeInTheDocument();
});
