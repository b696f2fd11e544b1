import { writeCertificateCode } from '@harbor/contract/certificate-code';
import { certificateStatus, certificateStatusLabel } from '@harbor/contract/certificate-status';
import type { Core } from '../../../core';
import { dayInWords } from '../../../labels/beijing';
import { makePdf } from '../../../pdf/paper';
import { toMoment } from '../../../time';
import { drawCode } from '../../content/support/codes';
import { checkAddress } from './present';
import type { CertificateRow } from './rows';

/** The certificate as a document, with the code by which everybody can check it. */
export async function certificatePdf(core: Core, row: CertificateRow): Promise<Buffer> {
  const code = writeCertificateCode(row.code);
  const address = checkAddress(core, row.code);
  const picture = await drawCode(address);
  const year = toMoment(row.issued_at).slice(0, 4);
  return makePdf(
    { title: '结课证书', subtitle: 'Certificate of Completion · Scholar Harbor', mark: `证书编号 ${code}` },
    (paper) => {
      if (row.status === certificateStatus.withdrawn) paper.paragraph('本证书已撤销，不能再作为凭据。');
      paper.centred('兹证明', 12, true);
      paper.centred(row.name, 28);
      paper.centred(`完成课程“${row.course_title}”`, 14);
      paper.centred(`结课成绩 ${row.score} 分（满分 100 分）`, 12, true);
      paper.centred(`${year}年${dayInWords(row.issued_at)}`, 12, true);
      paper.square(picture, 120);
      paper.centred('扫码或在核验页输入编号，可查证书是否有效', 9.5, true);
      paper.facts([
        ['证书编号', code],
        ['状态', certificateStatusLabel[row.status]],
        ['公开核验', address],
      ]);
      paper.note('证书说明持有人看完课程的全部课时并通过考试；姓名由持有人填写，平台不核验身份。');
    },
  );
}
