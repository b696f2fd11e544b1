/** Why a file is not taken; the message is for people, in Chinese. */
export class Refusal extends Error {}
