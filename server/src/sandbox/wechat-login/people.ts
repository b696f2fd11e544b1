import { randomBytes } from 'node:crypto';

/** Somebody who has the development WeChat on their phone. */
export interface SandboxPerson {
  openid: string;
  unionid: string;
  nickname: string;
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

const newId = (head: string) =>
  head + [...randomBytes(22)].map((byte) => letters[byte % letters.length]).join('');

/** Three people who are always there, and as many new ones as are asked for. */
export class SandboxPeople {
  private readonly people: SandboxPerson[] = [
    { openid: 'oSandbox_xiaolin_0000000001', unionid: 'uSandbox_xiaolin_0000000001', nickname: '小林' },
    { openid: 'oSandbox_laozhou_0000000002', unionid: 'uSandbox_laozhou_0000000002', nickname: '老周' },
    { openid: 'oSandbox_wanqing_0000000003', unionid: 'uSandbox_wanqing_0000000003', nickname: '晚晴' },
  ];

  all(): readonly SandboxPerson[] {
    return this.people;
  }

  /** By openid; `new` is somebody who was never here, and stays for a while. */
  find(openid: string): SandboxPerson | undefined {
    if (openid !== 'new') return this.people.find((person) => person.openid === openid);
    const made = {
      openid: newId('oS_'),
      unionid: newId('uS_'),
      nickname: `微信用户${newId('').slice(0, 4)}`,
    };
    this.people.push(made);
    // The three stay, of the others the last few.
    if (this.people.length > 9) this.people.splice(3, 1);
    return made;
  }
}
