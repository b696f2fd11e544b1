import { X509Certificate } from 'node:crypto';
import type { SandboxContext } from '../context';
import type { WechatEffect } from './exchange';
import { seal } from './seal';
import { rfc3339 } from './transactions';

/** GET /v3/certificates */
export function listCertificates(context: SandboxContext): WechatEffect {
  return () => {
    const { certificate, certificateSerial, apiV3Key } = context.keys.wechat;
    const read = new X509Certificate(certificate);
    return {
      data: [
        {
          serial_no: certificateSerial,
          effective_time: rfc3339(Date.parse(read.validFrom)),
          expire_time: rfc3339(Date.parse(read.validTo)),
          encrypt_certificate: seal(certificate, apiV3Key, 'certificate'),
        },
      ],
    };
  };
}
