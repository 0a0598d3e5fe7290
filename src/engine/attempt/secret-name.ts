/** Whether a variable, header or parameter says by one of its words that its value is a secret. */
export function isSecretName(name: string): boolean {
  const words = name.replace(/([a-z\d])(?=[A-Z])/g, "$1_").split(/[^a-z\d]+/i);
  return words.some((word) => SECRET_WORD.test(word));
}

/** Whole words, since MONKEY and AUTHOR are none; of several run together what no other word ends in. */
const SECRET_WORD =
  /^(?:(?:api|app|access|secret|private|account|auth|master|licen[cs]e|ssh)?keys?|\w*(?:tokens?|secrets?|passw(?:or)?d|passphrase)|(?:pg|ssh|db|my|user)?pass|\w{0,2}pwd|pat|psk|jwt|otp|credentials?|creds?|\w{0,2}auth|authorization|bearer|cookies?|licen[cs]e|sig|signature)\d*$/i;
