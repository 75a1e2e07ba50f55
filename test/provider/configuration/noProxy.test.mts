import assert from "node:assert/strict";
import { isInNoProxy } from "../../../provider/configuration/noProxy.js";

/** The results are those of Go's golang.org/x/net/http/httpproxy. */
const rows: { list: string; direct?: string[]; proxied?: string[] }[] = [
  { list: "", proxied: ["corp.test", "10.1.2.3"] },
  { list: " , ,", proxied: ["corp.test", "corp.test."] },
  { list: "*", direct: ["corp.test", "10.1.2.3", "[2001:db8::1]"] },
  { list: "other.test, * ", direct: ["corp.test"] },
  { list: "*:443", proxied: ["corp.test"] },

  {
    list: "corp.test",
    direct: ["corp.test", "palette.corp.test", "a.palette.corp.test:8443"],
    proxied: ["notcorp.test", "corp.test.other", "test", "corp.test."],
  },
  { list: ".corp.test", direct: ["palette.corp.test"], proxied: ["corp.test", "notcorp.test"] },
  { list: "*.corp.test", direct: ["palette.corp.test"], proxied: ["corp.test", "notcorp.test"] },
  { list: "*corp.test", proxied: ["corp.test", "palette.corp.test", "notcorp.test"] },
  { list: "palette.*", proxied: ["palette.corp.test"] },
  { list: "test", direct: ["corp.test"], proxied: ["mytest"] },
  { list: "Corp.TEST", direct: ["corp.test", "PALETTE.corp.test"] },
  { list: "corp.test.", direct: ["corp.test.", "palette.corp.test."], proxied: ["corp.test"] },
  { list: "other.test,\t corp.test ", direct: ["corp.test"] },
  { list: "other.test corp.test", proxied: ["corp.test", "other.test"] },
  { list: "other.test;corp.test", proxied: ["corp.test", "other.test"] },
  { list: "https://corp.test", proxied: ["corp.test"] },
  { list: "corp.test/path", proxied: ["corp.test"] },
  { list: "bücher.example", direct: ["bücher.example", "www.xn--bcher-kva.example"] },
  { list: "xn--bcher-kva.example", direct: ["BÜCHER.example"] },
  { list: "bü cher.example", proxied: ["bücher.example", "bücher.example."] },

  { list: "corp.test:443", direct: ["corp.test", "a.corp.test:443"], proxied: ["corp.test:8443", "http://corp.test"] },
  { list: "corp.test:80", direct: ["http://corp.test"], proxied: ["corp.test"] },
  { list: ".corp.test:8443", direct: ["a.corp.test:8443"], proxied: ["a.corp.test", "corp.test:8443"] },
  { list: "corp.test:", direct: ["corp.test", "corp.test:8443"] },
  { list: "corp.test:https", proxied: ["corp.test"] },
  { list: ":443", proxied: ["corp.test", "corp.test."] },

  { list: "10.1.2.3", direct: ["10.1.2.3", "10.1.2.3:8443", "[::ffff:10.1.2.3]"], proxied: ["10.1.2.4"] },
  { list: "10.1.2.3:8443", direct: ["10.1.2.3:8443"], proxied: ["10.1.2.3"] },
  { list: "::ffff:10.1.2.3", direct: ["10.1.2.3", "[::ffff:10.1.2.3]"], proxied: ["[::10.1.2.3]"] },
  { list: "2001:DB8:0::1", direct: ["[2001:db8::1]", "[2001:db8::1]:8443"], proxied: ["[2001:db8::2]"] },
  { list: "[2001:db8::1]:8443", direct: ["[2001:db8::1]:8443"], proxied: ["[2001:db8::1]"] },
  { list: "[2001:db8::1]", proxied: ["[2001:db8::1]"] },
  { list: "fe80::1%eth0", proxied: ["[fe80::1]"] },
  { list: "1.2.3,.1.2.3,*.1.2.3,10.1.2.*,10.", proxied: ["10.1.2.3"] },
  { list: "010.1.2.3,0x0a.1.2.3,167838211", proxied: ["10.1.2.3"] },

  { list: "10.0.0.0/8", direct: ["10.1.2.3", "10.255.0.1:8443", "[::ffff:10.1.2.3]"], proxied: ["11.0.0.1"] },
  { list: "10.1.2.3/15", direct: ["10.0.2.3"], proxied: ["10.2.2.3", "10.example"] },
  { list: "0.0.0.0/0", direct: ["10.1.2.3", "[::ffff:10.1.2.3]"], proxied: ["[2001:db8::1]", "corp.test"] },
  { list: "2001:db8::/33", direct: ["[2001:db8:7fff::1]"], proxied: ["[2001:db8:8000::1]"] },
  { list: "::/0", direct: ["[2001:db8::1]"], proxied: ["10.1.2.3", "[::ffff:10.1.2.3]"] },
  { list: "::ffff:10.0.0.0/104", direct: ["10.1.2.3", "[::ffff:10.1.2.3]"], proxied: ["11.0.0.1"] },
  { list: "10.0.0.0/33,10.0.0.0/,10/8,10.0.0.0/8:443,10.0.0.0/8/8,fe80::/10%eth0", proxied: ["10.1.2.3", "[fe80::1]"] },
];

describe("NO_PROXY", () => {
  for (const { list, direct = [], proxied = [] } of rows) {
    it(`means what it means for Go: ${JSON.stringify(list)}`, () => {
      const isDirect = (host: string) => isInNoProxy(list, new URL(host.includes("://") ? host : `https://${host}`));
      assert.deepEqual([...direct, ...proxied].filter(isDirect), direct);
    });
  }
});
