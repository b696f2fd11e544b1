export type AgreementName = 'terms' | 'privacy';

export const agreementTitles: Record<AgreementName, string> = { terms: '用户协议', privacy: '隐私政策' };

/** Their numbers in `/clause/:id`. */
export const agreementIds: Record<AgreementName, number> = { terms: 1, privacy: 2 };
