import Provider, { interactionPolicy, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { JWK } from 'jose';
import { createMemory } from './memory';
import { claimsOf, personOfSubject, type IssuerId } from './people';
import type { Outcomes } from './outcomes';

export interface IssuerClient {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

/** How long people may take to log in, and their proof to be picked up. Seconds. */
const INTERACTION_SECONDS = 15 * 60;
const CODE_SECONDS = 60;

/** Everybody is asked at each log-in who they are: the page is there to choose from. */
function askAlways() {
  const policy = interactionPolicy.base();
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check('always', 'people choose who they are', (ctx: KoaContextWithOIDC) =>
        ctx.oidc.result?.login
          ? interactionPolicy.Check.NO_NEED_TO_PROMPT
          : interactionPolicy.Check.REQUEST_PROMPT,
      ),
    );
  policy.remove('consent');
  // What the real companies are asked with: the page is one of choosing anyway.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

/** One issuer: an OpenID provider of its own, with keys, codes and people of its own. */
export function createIssuer(options: {
  id: IssuerId;
  issuer: string;
  client: IssuerClient;
  key: JWK;
  cookieKey: string;
  outcomes: Outcomes;
}): Provider {
  const { id, issuer, client, key, cookieKey, outcomes } = options;
  const base = new URL(issuer).pathname;
  const configuration: Configuration = {
    adapter: createMemory(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [cookieKey] },
    pkce: { required: () => true },
    // As with the companies themselves, the ID token says it all: nobody has to ask for more.
    conformIdTokenClaims: false,
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    scopes: ['openid', 'profile', 'email'],
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      resourceIndicators: { enabled: false },
    },
    interactions: {
      policy: askAlways(),
      url: (_ctx, interaction) => `${base}/interaction/${interaction.uid}`,
    },
    ttl: {
      Interaction: INTERACTION_SECONDS,
      Session: INTERACTION_SECONDS,
      Grant: INTERACTION_SECONDS,
      AuthorizationCode: CODE_SECONDS,
      AccessToken: CODE_SECONDS,
      IdToken: 10 * CODE_SECONDS,
    },
    findAccount: (_ctx, subject, token) => {
      const person = personOfSubject(subject, id);
      if (!person) return undefined;
      const outcome = outcomes.of(token && 'grantId' in token ? token.grantId : undefined);
      return { accountId: subject, claims: () => claimsOf(person, id, outcome) };
    },
    // Whoever logs in agrees: the page says to whom the name and the address go.
    async loadExistingGrant(ctx) {
      const { oidc } = ctx;
      const grant = new oidc.provider.Grant({
        clientId: client.clientId,
        ...(oidc.session?.accountId && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope('openid profile email');
      outcomes.keep(await grant.save(), oidc.result?.['outcome']);
      return grant;
    },
    renderError(ctx, out) {
      ctx.type = 'text';
      ctx.body = `This log-in can't go on: ${out.error}${out.error_description ? ` (${out.error_description})` : ''}.\n`;
    },
  };
  const provider = new Provider(issuer, configuration);
  // The address by which browsers come is told by index.ts: the process itself knows only its port.
  provider.proxy = true;
  return provider;
}
