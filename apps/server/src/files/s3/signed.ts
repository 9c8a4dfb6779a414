import { AwsV4Signer } from 'aws4fetch';
import type { S3Config } from '../../config.ts';

/** Of no bytes. */
const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** The headers that say who asks, and what may come with it: AWS Signature Version 4, over the hash of the body. */
export async function signed(
  { region, keyId, secret }: S3Config,
  call: { readonly method: string; readonly url: URL; readonly sha256: string | undefined },
): Promise<Record<string, string>> {
  const { headers } = await new AwsV4Signer({
    method: call.method,
    url: call.url.href,
    headers: { 'x-amz-content-sha256': call.sha256 ?? NOTHING },
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
  }).sign();
  return Object.fromEntries(headers);
}
