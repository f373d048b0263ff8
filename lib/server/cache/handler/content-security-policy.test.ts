import { createHash } from 'node:crypto';
import { inlineScripts, pageContentSecurityPolicy, scriptHash } from './content-security-policy.mjs';

const origins = {
  studioOrigin: 'https://studio.example',
  checkoutOrigin: 'https://checkout.example',
  https: false,
};

describe('inlineScripts', () => {
  it('finds what runs, in order, to the byte', () => {
    const html = `<!DOCTYPE html><html><head><script src="/a.js" async=""></script></head><body>
<script>self.__next_f=[]</script><SCRIPT id="x"
 data-a='>'>
 two lines
</SCRIPT ><script type="module">import "x"</script></body></html>`;
    expect(inlineScripts(html)).toEqual(['self.__next_f=[]', '\n two lines\n', 'import "x"']);
  });

  it('leaves out data, which never runs', () => {
    const html =
      '<script type="application/ld+json">{"@type":"WebSite"}</script><script type="application/json">{}</script>' +
      '<script type="speculationrules">{}</script>';
    expect(inlineScripts(html)).toEqual(['{}']);
  });

  it('is not led astray by words that look like the tag', () => {
    expect(inlineScripts('<scripted>a</scripted><p data-script="<script">b</p>')).toEqual([]);
    expect(inlineScripts('<script>if(a<b)x="</scripting>"</script>')).toEqual(['if(a<b)x="</scripting>"']);
  });

  it('knows a src only as an attribute of its own', () => {
    expect(inlineScripts('<script data-src="/a.js">a()</script>')).toEqual(['a()']);
    expect(inlineScripts("<script src='/a.js'>a()</script><script src>a()</script>")).toEqual([]);
  });
});

describe('pageContentSecurityPolicy', () => {
  const html = '<script>a()</script><script>b("ü")</script><script>a()</script>';

  it('allows exactly the inline scripts of the page, each once', () => {
    const policy = pageContentSecurityPolicy(html, origins);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain(`script-src 'self' ${hash('a()')} ${hash('b("ü")')};`);
    expect(scriptHash('a()')).toBe(hash('a()'));
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('closes everything else', () => {
    const policy = pageContentSecurityPolicy(html, origins);
    for (const directive of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      'frame-src https://studio.example',
      "form-action 'self' https://checkout.example",
      "img-src 'self' data: blob:",
      "connect-src 'self' https://checkout.example",
      "font-src 'self'",
      "worker-src 'self'",
    ]) {
      expect(policy.split('; ')).toContain(directive);
    }
  });

  it('upgrades plain requests only where the site itself is on https', () => {
    expect(pageContentSecurityPolicy(html, origins)).not.toContain('upgrade-insecure-requests');
    expect(pageContentSecurityPolicy(html, { ...origins, https: true })).toContain(
      'upgrade-insecure-requests',
    );
  });
});
