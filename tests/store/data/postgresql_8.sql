CREATE TABLE archives (
    match_id text NOT NULL COLLATE pg_catalog."C",
    rules bigint NOT NULL,
    verification text NOT NULL,
    stories bytea NOT NULL
);
CREATE TABLE chats (
    match_id text NOT NULL COLLATE pg_catalog."C",
    id bigint NOT NULL,
    person text COLLATE pg_catalog."C",
    name text NOT NULL,
    seat text NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL,
    to_allies bigint DEFAULT 0 NOT NULL
);
CREATE TABLE clock (
    one bigint NOT NULL,
    served bigint NOT NULL,
    CONSTRAINT clock_one_check CHECK ((one = 1))
);
CREATE TABLE matches (
    id text NOT NULL COLLATE pg_catalog."C",
    game text NOT NULL,
    scenario text NOT NULL,
    options text NOT NULL,
    seed text NOT NULL,
    maker text COLLATE pg_catalog."C",
    header text NOT NULL,
    status text NOT NULL,
    result text NOT NULL,
    rematch text NOT NULL,
    listed bigint NOT NULL,
    days bigint NOT NULL,
    created bigint NOT NULL,
    changed bigint NOT NULL,
    served bigint NOT NULL,
    archived bigint DEFAULT 0 NOT NULL,
    CONSTRAINT matches_status_check CHECK ((status = ANY (ARRAY['open'::text, 'running'::text, 'over'::text])))
);
CREATE TABLE papelotte (
    version bigint NOT NULL
);
CREATE TABLE people (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    name_key text COLLATE pg_catalog."C",
    name_look text COLLATE pg_catalog."C",
    password text NOT NULL,
    created bigint NOT NULL,
    seen bigint NOT NULL
);
CREATE TABLE progress (
    match_id text NOT NULL COLLATE pg_catalog."C",
    rev bigint NOT NULL,
    n bigint NOT NULL,
    to_act text NOT NULL,
    headline text NOT NULL,
    bidding bigint NOT NULL
)
WITH (fillfactor='50');
CREATE TABLE records (
    match_id text NOT NULL COLLATE pg_catalog."C",
    rev bigint NOT NULL,
    line text NOT NULL,
    at bigint NOT NULL,
    account bytea
);
CREATE TABLE seats (
    match_id text NOT NULL COLLATE pg_catalog."C",
    place bigint NOT NULL,
    seat text NOT NULL,
    who text NOT NULL,
    person text COLLATE pg_catalog."C",
    level text NOT NULL,
    token text NOT NULL,
    token_hash text COLLATE pg_catalog."C",
    CONSTRAINT seats_who_check CHECK ((who = ANY (ARRAY['open'::text, 'person'::text, 'computer'::text])))
);
CREATE TABLE sessions (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    created bigint NOT NULL,
    expires bigint NOT NULL
);
CREATE TABLE standing (
    match_id text NOT NULL COLLATE pg_catalog."C",
    rev bigint NOT NULL,
    seat text NOT NULL COLLATE pg_catalog."C",
    line text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE writers (
    id text NOT NULL COLLATE pg_catalog."C",
    epoch bigint NOT NULL,
    done bigint NOT NULL,
    seen timestamp with time zone DEFAULT now() NOT NULL
)
WITH (fillfactor='50');
INSERT INTO archives VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 1, '{"sound":true,"entries":30,"dice":"the seed matches its commitment and gives these dice","problem":""}', '\xed5dd972a33c13bdff9ec2c5752e025eb2bcca948b12a0d89a60c4cf62972be577ff25562124104eecd89ebe9b71baa175bad55a4e4b7c597b820fa9f5fec7fa4870e46fad270b8521c101fb07f5529cec7152fe66ad4fff7d591bb4c3d6bb7540194e424ad99fb23c89ac77fbc98ab728e57f4b3f49b223297f148948465046f6fcf7f605befc4b42f328b0de9fcbbfd12875031ae1e2878c84d84db7f4c05ef281c2143f5901497d66f257adcffe85f68884c80b31ffcf26c19849bfb2e7b276bc2f98697912f3bf3927f6c02d49ddea858dec7325fbdcca3e33d938c17b42f3744cf2d4a0a6b165596939dde75fc416269b33dc2b845c127db8766157c620ff8b13bac3a9fb4170c87d9c66cc93ecf71df518d016d3ad549ce92af3e92a8b46c543fe1687b981cef20c9dd5193a2f8dce264151e07a2863417f74314ab321bdd7466f87129f6e229c312793608387b4deced2b29fcf536b0322c8939cb52b753f23ca3af99092738ed2fc1ca5362cfe22ff7f39896866e030bb8d8c907ac8c4c7f66abaca8bb90ad948dd2fc03e4d5914a5ee967565b58f2a25e71ca5f9394a2dda094d53badb0d4a2f2749afcca419b63eda0b40c524e1f92344d1a7a0c0123e1b575a7967a27c0bcf270e439cec5014f5fd276b2dced25a9ea5d5e295256447f9603820dd86e28e845b9407e32f789daef2365d45c84b033db8a7659fa5d546c116310d1ce26c48bc0d027f9b27fef68892c0658183879416539458ec77a33944aec783c0e5b30414f9435ace44f35092096fea0e5507dc19aa021c87f4c8660cada673b6e65ca3290d8f0acdc5d99acb91feae5019ee500a8597a90aaf466e5628be9da3186214e044f0b822afb633d08e8e63f43e8d72ebee81898646d76096d7d1f4e4592b1bc23634dfd1a81b1f1f384af94aa25511c23967fda66fa14a692ee48ff013678a86a9d48494c07d905014a4232a62fcfa195fe798bca80d61de2b8d54c48121e390877dc8557ac2e890fe753f50b2d3296cf0641f552a9d30dca2235bde211265da26556aad976214e390b29ce1a63bba65ba239a8b89feadd45a67a130c363beaa9456e728bd4c0b8b4aabf595c7c2c24ca74d395e9247e981f89f6e8c924f9d5a904b5e1e0ff54ac599eeae4a53c83438f112a63014eddd8196654236e5e5a969cbd618f4a01a33bddedc91214e23ef68a0341fc15c966f436f4ff62cd30e4c513d79da18a13445b9cbfece77610654561354581c4c47ac5272c683a75161beecbe47914f64e1c91e91a63eba8cdf8e9f9e3ce91948083dadf978d7eee98c8e113d0d9321a2a7b41a4d051d95de1c42699c3c24f76611faa1a5a31acba37940d2384447e5423096c77103e1f914e185a97078303799c91a5bcc648d0d66b253ec5d4e905d99ca76bb715fb8e990b19c57c7658780906587801065bb49a12f1b929d8793b22fc4723e30121fb25a213e64b824deeb987d0db96bf57ae5a00ad3f17396239834fb27dd334d6602617a7fd65c81fa9ffc415e9833c5f9a2deb55eb2041022fe377bc9c70371d966bdafb8589a87c508448bd11a6d701420f6d42ff6501c1789694322b7e4085aaea0daee676d69046bfa802595a4c8612410b88271c16a23fec4db830b441a9a21a32e7b21273b2aa175495fb851c96ad8ce2ca2c572cf4769ceb23cc11d9e81f313d126a46ebdd9ff7c024e043811e0448013014e0438115369e0448013014e043811e0448013199a7d0127029c087022c0890027029c087022c0890027029c087022c089fc0427d21cf2004e043811e0448013014e043811e0448013014e043811e0448013014e043811e0448013014e04381153c48013014e043811e04494c2c089002772db9c8870df15b022c08a002b02ac08b022c08a002b02ac08b022c08a002b02ac08b022c08a002b02ac08b022c08a982206ac08b022c08a002ba2140656045891db664550b1db780142a46427f8bffefbb24a12443e9c1250c1d2593d959df5f6426394954c46b375df99f6fa197f6396e4b8d8dfc77b1c7129066ff14fabc3baf047f0f1b07e00333cc1c852ecc006a42045d660ffbddb1f10b6887fffe3ac6fa4298ea62941991f8c6c8cf2302ca8b58b2593b59816aa1fd72228d09c07684ed5374cbbc60d356cfed4bb01b29b106a1a75d6d97de937b343b79e93019a073419a0f3c6a2f7db27b0fbaeecae3a86adec19576ec242d3043925c9bdae291eb1fb650f8b6ff4ea0f9aec50b1f92ff4ebf2a555c586f0bbbf655343ecb63a72976f20a8e6c7e5acbdfd7ff980a02a7139add51817b6b985bda92601d5a28589ada86c4d8dd98fc25f4e8617e08733fc20a814154f41820e82f9ed61f71263e83677d16daa04bb5cff739e6823f5d67bd0d2b0075d08774a1910e59fad93721208065ed840c5fae0d74c5d694cad289d5959e739eb5777b5a6772a68edef94cbda27f31255bb53047bb144b5a37bbcc3c504b2de89e84121e7a69a0e2be6af4fc523c6868ceaf5695cbe4a4e3a1c529ec5cab69fc079e03c70de5d3a4f95fba7ba51ef34c145ffa45b5e346ed9d0595db03ce333c7ba66b3bf0bd1ab6b6ec5ef00d262c344836829d2ec96340d6d5e2ab414f0043c1f11cfa19d79405644f67514597b1687bc9437a2a4ad11d5c22a9cb490b5743bbc6ab3edd6ecfe93c0fabbb5dea06b5eb71d6fa3ed70663e9b065336013b501a0c79403863216a5c707b4dbff21f03c711f242c758000680b91a3006e9e0a120b29f3518711367c5627c269e0fd2ac1e1de34d8097099b00f6af6d0298f3042238e7d136664bce1212f01bf80dfc76077e1bdd6f9be041adbb2eb7db76fbfeb035fee0a5ceb3fa88ebaca93bd754fe3407617b85ea4fdd62a0fbc0796835cedf21ce109ad6abaaf401668019601e5e0e00e0e3803b0680af8ce27aa584f9245d677095122293e59806ae15c00570dd0d5c06d9ef9f004e5776cef75caab97fefc20fcdb47f6e3ced5f4d58b83937542dd143424b2455d71cfe1c2d2faf11c06fe037f0db6dfb6d74a3648207b5eeba6659d20df94357b5bfa1f541a9957ab351aecf575d2e7607904e284e681aaa583101a000e8a3023a32c507685b6875a72b4a68eb2b0067f29dd04a5c7b170676b50ccb4ac40735a64b4f02f3efd9fc91eef90b0dd155a0dfcc2128b0f0f216ded249325b578ccb63ba3e10d10d71cd4a63f19db5a2f633078ab5a2d35b2bea3a75bd2995a7f8821546fc8d05c8fb9a4568c6d82e70dde30f1c779f464133f216b73286198936cd4f3122c20d5ae590fdb3672fc0ffe07ff03ff87f82ff47f79c0c2241ef77c1cbe0d96f795657d22f9d76ecde917fd919c9b7012d4fcf98e239b430ee365b6386f11148001d4007d0c741bfd6d2e7f1e11f389d517f0665b6a3511c22929244b797d3bd4bbc23df67f46f7698bd09674ddb312d816fde2b202f5e51a429b8582add03a101a101a101a171add030a86f832079ac207174e778ca20293eec30537dc8501921ddef40f4d5cc0998f2494d93158f82163c400b4632ceafb4457728a26d8b6d30a24a5f4112baec836446e3ec5522a1cc5e8039600e980f616e9020017d53f475073ee43a83e642f3e242e1744b0f516db7ee2b4aca8f3db75553eb6f7ae38344fcb3123d6ff0d69636a45aacca8b94b9b5569f6a906f459e84114003e1330d23453aeb83f498c8e80e03c4384261765497f5d6f122b4f8bdfe4c5b71c262ec536e73cda7dc2e0f9a50b584f6284c8e6e48d314a74393f03e8cdb62ac63c3a677ecbc40eb94023197e57ebf3c75dc3feeebd390e67cbc2a206afaa40dae025781ab6ec3558a71e2fb4e03070d3b487756821953af4e9662372a5601dcece61b1b55cd8ff324d50f3dd7e3e1b23b29aa66fe8ada22d34bd079b9519ce03da179fa9d22b3e613dcf55669462eba8dadbfa9a20173f287577a1f3a55874ad93279edb4ecec25ab3fbed2f3b3a8a2faf88a341b5a5e35d6f8f17a08b7870a37081f089f2b864f350b79910b632745d2f9d1331e35fad2da878c90761cb9dd81ad3dd8d6fd266d71a98c9754b7eceea84742f565e1b58ce8bc46fc772fd19aeaca29f76735cd7e925b0dd802b6ff14b6439c0fa0ac45793582322f86b1876f3faba544747557181a1b5e3e71b008074cbf0bd3473ae6af34e2c520b7bc1ae4edd7f18c32a9abbe0e755530fa468d36187aae6afeeb90f96c182a3f2d3580792df3534637cf03a3efcfe8a1e8fe0df3df0ccc1f9c73d7323f6cf4e0340b8cbe51a30da2fb9ae6cf9f0d869ea5c178b9fce101670946dfa1d10633932b99ff7f');
INSERT INTO archives VALUES ('hJlMocz4R9_s3OKd3Iajdg', 1, '{"sound":true,"entries":20,"dice":"the seed matches its commitment and gives these dice","problem":""}', '\xed5ddb72a33813beff9f62cbd7b93027037915d7948bd8326682c1cb21d9d929bffbdf02036a2461c0763999ed9b9948b4d49f1a1dbf6ee4df8b8f887de68bd7f5629fb1647b58bc2cdeb2a88872fed7292bf33c0a12f8337dcb59f6c132f83388e3c58ff3ff7e2fc2e0c816af8bcfa060599ca6e672094f73161490d9d6569459b27835ea3f36495dc4305e2be1d321c8a32414e5dfa36407e9244d18a47651be159f9e823c670077f9b2888ea732ce5955777a2aa234e1cdf8f1b2d8a64991a5f1e2f5f7c280b25d734c94b250ca462907a55628e5a29487523e4a194b480a3634301c03e33130200323323024036332302803a332302c7389933d236154264665625426466562542646656254264665615416466599622fb02c94b251ca41298cc8c2882c8cc8c2886c8cc8c6886c6c271b41b211241b41b25728e5a2948752be98727abdc9c1781c8cc7c1efcde9f56f84c841881c84c841881c8468b5442903a5d00b5b21ebac90755608cb0a6159212c2bfcba56088c8bc0b8088c8bc0b8088c8bc0b8088c8bc0b8088c8b0ce3faf8e578088d87d078088d87d078088d87d078088d87d078088d872ce3232c3ec2e2232c3ec2e2232c3ec2e2232c3ec2e2232c3ec2622c973869e0a48993164eda38e9e0e40a275d9cf47012a332302a03a332302a03a332302a4340757e59944954e47c297acb369f2c8e61b52bd2649357cb53b5525a7cd12cd8a95ad44af8afc84a0625f7d9c6d86e82320eb2dd264af66d81530a8b5b5ba6957c4bcb2c6469948f12061d23e59274b30d3e5a41981064b11ddf00249ba26b15cc22b2d83ec88a4e62a59008d3b78c6d0f0556e9ab24c1c411cb5023944a93342c19368a52f589856931c6267f97d138c17c7b3846c5bf57454db07350eeca281923ba0d8ea70809aea4669b3d5bbb4b85441894c5a16f428dd243f9c632fc565692112bb93c4f4735e36770ecb55709f218708ce575cd198be298895d50595f9efebadef12dd0b6798b8364cbc79ea8da93eaac647769929eb0a0a9140ccb880fff119207f1fdc102a2927987098565c7204143cfb394c2a768fb77c9f03b94ebb5abe6946f7c1e11255d09652509bd2c4a189694d4db527b34b51da3f8000301bd44b56491057018c9c728fe8882f88adc0a0620983288ae8f052e9a26bfc6c8edd263ff553b0a31345061fd9725e4a1a2d118a7308fa0aea0aa2ee763198e7dd7a1c131eac8e29e6eb9ce70b30dafc203a19f58ca97a67590398ea96997a5254cc14243557521c31a4b69e4869b708cb2f0e728a951c0c3f2578a47a02f2da7211e2aea8a62b6676f1f198395374f5218d605cbafbccf2438a531c37b0f6415b4fb3865300196db032c0f827c02e8832c8b3ed84ea81ec4dfe274fb5eed73ec7ab3536fd25f8d737db015b2cc737db8ed673928cb3ad787dc7e962b57efc959be9465cab84c59a3296b345d09aa296be4a7d77e965cd05214f425295bae8b1fee50167f43d0312a8b5f369baf86df7137afbec0de543de0135e250b6093d86e47f9f62efa09abdceeb29b59f36654282b5c15924a77ad6cf1e3a529f62b09271681ad4110bf433f9d586e1794b0233cb2a9c55871e4ebc3b452f58cb1e6426dde7bc462586173168653411c83a8e0e69d582c3d9e0ab60b26963ac142bc659b74bf49b32009eb9dd09af7e856240ffe617008898e4136a572d83505bbe0d81431f9fc6fb992ccaedc9ce2a0b826d6dad8edf20eb0756bf03a5d366c9e6102824757aafcecf72da520df0b0430540ad89647f1ee320daf175cd6a8fee153a6c1f796063788c10d62f2bcd686f5562f4b60fd0c671667799166fbfdccd2e1210a61f331b330f48bb9ad3e5cde1aca3ca5096cf6dfe6e2c9533e44d95c4845169d66162dff817972d78e11c3119e7d04c90670c52c99593954b063312bb3b9e523d8b1ce519ec116e00dfa57330a6a613e0accea1f0f8f874a1c8ef7f967b47d6fd4c15aad7a1a47e1a1abd71aaa28e6e78101c966fc9bae90f9ce60ce9b80fb1d963636413e0e8ed5f9757c8953006d99201e6d8b0b0152c9774f3e605a7e1f85f5544dd2cd4813b75aed43d87145c991359c8246aa00bdefe967f34e9532ff46ac38b006b12c620e218187ef59b0df177a1820728ab2ed6148014cc4258cb3b7b29b4dd572e9211b1428a2d389c5f97ba5500bc9868d4b19835d7490ec6e75523e3c04c29b544b700e221b1489d3bc3834472a8d4cf62bcf593c2802b6fb64b0e4ebedc2857eed86ba01487c06c5bfb0a2ed9542b06b3cc26622666897b914769906df59727f1b4c3b6cb781d53f2f6a0b82867d5ac2ac51ffcd923008a1ce2a51a49b605b083ec71fcd5962b13da4298c6c781ca59c47879e5cc6f5c923618b6b4ec7ce37405e47f23a92d791bc8ee47524afe37fdceb28d13c3a62b1cfed34fe494f21d5a3731a515f218a199c61e588b6699c75a6421071bb4ab5326f7391b6970a694cd534f5aa24113b33dc1a2525732962ae1405248266a07ec4ca3495da0a29c4cb0c5788adea2a245aa6a6d1e82884306f3354dda7b21ba9d0a9d99b86c6963a80ccd434a29289245646dbb43e03d354290d901edb32a81a91fd72af9079964151cca9348a952de9f893464c5923e24a062bec3327cd78d3c88a24c970bd0221a27d3798fcd0b648417a34b2d6b0ac40810c74531d1732a8040d3b531a273d826458ae23461a954a3944885c694f478534aaa50edfa34006cd2f1222039a2707cb4cf66fb564cba0734b43bd8c2a8388985125445ae67a01737c0b7a94cda8021d81334a5ca273c6956ac99d51e232d573bd18227e4689ef475a159342e3e4058a68540144188d2a21d247a30a6032695c918e5a1a258f89a6eb45e6399f9d9548557167aae34a391ea2b3cef5f912e7aca47a566e5fc65d8a39dc55ec9a528ed5cff196fd7af8310debf24c29c7924ad952cd4e3fc7975aeafbfd9aaba3912874bed5b32cc72daeeb803b4774c82963160704db78c541992656715d87293a7ef75408515cf3d2ed8386f275565d1e0e4354d486a20ff590c4d843bd941079a81712a20ef54228e25023d68f365cd7f18355b41c1613220df5428df9e0519b87230bf565c5a8c2351f74c2932e8e505f5e088cd20ba10842ac458819c40de8a20435f52a2204d775706015520723589013a203f5426264a05eaaf1c9c02321b71707b8e6f385f01845fe29eb96a2fed675e09d6b890262b09f52a041e7a27ac5a8befe3314c7a7acb30bdfeb3fee47edadebd034e12da1603de56321466fcd67d0f641d3ada14c9b87ba9ba2b22efc0e97c30177580f0eb193abed62ebd675901b7ef673e8e171e0a11042573d6ef29b76d73b6754241ca82e1c02120e011142e2d675d41a2c5bcdc3831e8d3e024ea8e6fcdd3c5802994b2e2c7261910b8b5c58e4c2221716b9b0c885452e2c7261910b8b5c58e4c2221716b9b0c885452e2c7261910beb4c2e2c7261910b8b5c58e4c22217d6825c58cf7761093745920b8b5c58e4c2221716b9b0c885f51f77613d9e0ba4eb9abeee754d2f44eba09ce7d03a74e715dd7935b272baf38aeebca23baf46574e775ed19d57c293f1775e91a7853c2de469214f4b9b4b9e16f2b43cc9d38223aae80646ba817150846e605438fff86fc391df8ffc7ee4f723bf1ff9fd8414f9fdc8ef47bff946bff9d688d26fbee941d26fbe5532f49b6f58927ef38d7ef38d7ef3ed8bfce65b1b1641dfe5d377f9f45d7e254adfe5d377f9f45dfe17ff2e9fbe9abf5e80be9aa7afe69ff0d5fc59084c3fdf18ecfb253d67b553ece22a6be9c35d0aa98217db067cae3a050507fbbb718b098f2e9a78c64750303812043b589439e9c83ef80e0680fdaeffbc88f1d3e80160714079b463a2e27efde71f0492402a41eea22dab07c0f3e19a1ab88ddebffafcb400fa987e54be67988760b2585ce8e323c0b66bdebeaa15173fb72dab1b04bb96e2801af52864a4f9ce9a15ddf8b13dc2d20dadf42fdb144d210430d882ebe92c7893746e17903f57cb5daf219502de10ebac1e81bce60d14ab16614d53398d941e1bb314e945df4b57cb05795cd522aade5f56c2ae3177b48af0051bfa26a9fa6aaaf74594c6381aab5435b766911a410621837c41832866b6ef3ba53cc3c0b6dec075507c63d6abc6e38b98ca78edc262dec3785573aab6737d935b81474752c6b1fc45aaa611378e0a02fe3d802b66942fd9f567cc1b6a83380306f1a6cd009ec60cdec50cc67da74fae6f722b842b07a52fc8f197e89a7ee9dd6f7da4067ca706cc9a199e30246eda51880659690c9241f581f2445b4fef435669fcee2fed79757771c49fa73229358c6103b5b42c26606abd03e584aef6486b347d441198a0349030747a5749484cb0ac8ec321239391c9c85fc2c803a4dc9f3c8dba23e84b14e33a445a5671af1269898a8f272def8d8c34df59f3181afbae3dc21bd811da1a3aaefafc48cd392943b7415ebd43b4e7714e3d9b5d36789559ea0d9e7d9532aa54eb29a33b584598fdedfe11005fe3a53902d8b71e01c8206490af6390611afb9b4d29cf30b03f60604bd7e3ac8966b53466b5e69de5d566ad1a5a5bc5ba6e15ebd156c1e3f042dff62e3fd418e55692860c4186789a21aeccc8df6bea78868179d0e1cd2c43df988f3ef6f6ec3afad8db2b27f4f8879aa3e95b334817ab655164b205abb91fd942d625eb9275a75b771253f8074d99ba005d9122ea7f4c3dc80d35613c881bead7309e1e7a0440d2fe40eda308c47b77125dbc2eec345d63a171266bef0830d41bc9aaa6199126b28d9ac3791b2bc2554e6f4c375dbbe83afd8abfe95da7af69d0adfc0db5e0bbb6e04aa4c5171b1c73a82fb55d06a25dab4b0e2659034a28ad51d534e3cca9b786d13486ab9cde18dc4deb1d0dfeed0c5bd7905bbb2721ff2ec8674e094f1a0473a604b55d74e1aa538e5e0ae33cfa5420db69f4c1402e2af4bd47dba5e934d34fa5fd5ffb519e4e258df73ba092c5c9e264f1475b7c1215f327cebbba2069f1e02d5ecf3674d4f61a7f343a6a8ba5271cb3ef0c8c34df59f318eee5ae1de21e51aebd8b06c78c5ebed3dbd4754c18b7d856a3c72c2e26bcc9475aa15e3fec39eb872d910ef2fa81b4e1b5836c4bb625db3edeb6937639df7f8ed4852273989730e4ee26eaa1f56bd57cef69f53c5d5df1ce0815c3a05fbeee098a94deaa74cceee59e6f7f28601471fc6250927095bf1c9424dfa5ee68e87267265dde33d985d75a759f1662ae5c195364a838b2f33dcdd2cdeafc17372ee16b3df788c62a37329f6409b2c4532d7125a6f17b4d1f4fb1f040d468f54b0d4adf84fa872c566aeb55d5cc8b085558cf699d0a5cdff466084157ad9b88ff6c518f0454b5e2d6585f42fe5d905f71cd7d99ee3f27205a69115317b1272d39b74fa2cbbb4ca22b710e9cde0cdc25712009ee9a9a8fb16e5f27a905dfb50573a687670c8b397b8bbe45fe0f');
INSERT INTO chats VALUES ('EJRJ6qvrAPnhXp25d00-Og', 1, 'p_Jty9ekrXGcTAQbdkWCw7sQ', 'Anna', 'french', 'Bonne chance!', 1794881868, 0);
INSERT INTO chats VALUES ('EJRJ6qvrAPnhXp25d00-Og', 2, 'p_GL_KKCzhgynGaZ0h2V-UEQ', 'Bruno', 'allied', 'Anche a te', 1794881868, 0);
INSERT INTO clock VALUES (1, 1794881871);
INSERT INTO matches VALUES ('09c49iJmsn6Qc-I5cp_biw', 'waterloo', 'standard', '{}', 'b9219616ec5572316a50f2dfa7c7fcd359963ad0e0cdf718c3be33864dce65b4', 'p_1gqyy8OiISdZRZYrnEL3Rg', '{"journal":1,"game":"waterloo","rules":1,"scenario":"standard","options":{},"seats":["french","allied"],"commitment":"33b94f8cdf34925758bbdc72f753cb5f2f01c4ca9db7969fca1e5662e8c2895a","dice":[]}', 'running', '', '', 1, 14, 1794881868, 1794881868, 1794881868, 0);
INSERT INTO matches VALUES ('0SttUbQahKl1KQn_z6iF-A', 'waterloo', 'standard', '{}', '949b7f792c6c79060350e572d766968469ac9f88386416873bdc32d0055acde3', 'p_Jty9ekrXGcTAQbdkWCw7sQ', '{"journal":1,"game":"waterloo","rules":1,"scenario":"standard","options":{},"seats":["french","allied"],"commitment":"4e588d6bbc54c6cc916fef969cf26ea03ecd68603dacabd055391d8641d235ed","dice":[]}', 'open', '', '', 0, 3, 1794881868, 1794881868, 1794881868, 0);
INSERT INTO matches VALUES ('EJRJ6qvrAPnhXp25d00-Og', 'waterloo', 'standard', '{}', '923d66ffda7cbfe3a13315fba361375ff99b6befe3bbfd5477172a66cc71115f', 'p_Jty9ekrXGcTAQbdkWCw7sQ', '{"journal":1,"game":"waterloo","rules":1,"scenario":"standard","options":{},"seats":["french","allied"],"commitment":"143247a81650193f52d907fbb273b7727e7c3d47ab7ad4d8a51612c0af340140","dice":[]}', 'running', '', '', 1, 14, 1794881868, 1794881868, 1794881868, 0);
INSERT INTO matches VALUES ('HMDOfyoilayWm6J65j7rRQ', 'waterloo', 'standard', '{}', 'e31cd8485fd334348f9fad484ef3b4bee290faf5243b4f990cfd4687caf0dc84', 'p_GL_KKCzhgynGaZ0h2V-UEQ', '{"journal":1,"game":"waterloo","rules":1,"scenario":"standard","options":{},"seats":["french","allied"],"commitment":"891682ad2ed7f96a5d4759eac93ba0a2ca04d4ae1a9c0c49d8077c37f6c1709d","dice":[]}', 'running', '', '', 1, 14, 1794881868, 1794881868, 1794881868, 0);
INSERT INTO matches VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 'waterloo', 'standard', '{}', '649adb651397479dec885a5ab6e34721492f97fdb6be770254f5fad32c6022da', 'p_Jty9ekrXGcTAQbdkWCw7sQ', '{"journal":1,"game":"waterloo","rules":1,"scenario":"standard","options":{},"seats":["french","allied"],"commitment":"37e809d2c7298aeb3b488690d3354244a8b8b7768d8d8befcc30ac976d446db6","dice":[]}', 'over', '{"winners":["allied"],"by":"resignation","rule":"","reason":""}', 'HMDOfyoilayWm6J65j7rRQ', 1, 14, 1794881868, 1794881868, 1794881868, 1);
INSERT INTO matches VALUES ('YzycUpc-rL-0mF5et6zu9g', 'waterloo', 'standard', '{}', '9412e67dfc58d1a01cf3f018759f86f2ea1257803d966991aa448ad8f2d2d4e9', 'p_YbBmxioQV1bqmS8oglQM4Q', '{"journal":1,"game":"waterloo","rules":1,"scenario":"standard","options":{},"seats":["french","allied"],"commitment":"5c4b21612163bfbdb7ce73f2451945cc9ab02facc69fe1a483cbcdb1efa85b80","dice":[]}', 'running', '', '', 1, 14, 1794883059, 1794883059, 1794881868, 0);
INSERT INTO matches VALUES ('hJlMocz4R9_s3OKd3Iajdg', 'waterloo200', 'standard', '{"players":"two","free_setup_french":"off","free_setup_british":"off","free_setup_prussian":"off","cavalry_charge":"off","reconnaissance":"off","impetus":"off","grand_battery":"off","languages":"off","retreat":"off","combined_attack":"off","morale":"off","variable_arrival":"off"}', '7343cc621342b0d6d1a0eb7ee7b0168de7d47807509e85c15bfb176876cfeb6c', 'p_Jty9ekrXGcTAQbdkWCw7sQ', '{"journal":1,"game":"waterloo200","rules":1,"scenario":"standard","options":{"players":"two","free_setup_french":"off","free_setup_british":"off","free_setup_prussian":"off","cavalry_charge":"off","reconnaissance":"off","impetus":"off","grand_battery":"off","languages":"off","retreat":"off","combined_attack":"off","morale":"off","variable_arrival":"off"},"seats":["french","british","prussian"],"commitment":"fb8d515f8d7c44a762b4ae26b921df6ebf85d21f135c01ef3333d520ab66b0c0","dice":[5,4,1,1,2,4,1,1,4,1,1,1,3,2,1,1,1,2,1,2,2,1,1,7,2,2,4,3,1,2,1,2,1,2,9,5,2,7,5,5,3,1,1,2,1,2]}', 'over', '{"winners":["french"],"by":"resignation","rule":"","reason":""}', '', 1, 14, 1794881868, 1794881868, 1794881868, 1);
INSERT INTO papelotte VALUES (8);
INSERT INTO people VALUES ('p_1gqyy8OiISdZRZYrnEL3Rg', 'Guest 2740', NULL, NULL, '', 1794881868, 1794881868);
INSERT INTO people VALUES ('p_GL_KKCzhgynGaZ0h2V-UEQ', 'Bruno', NULL, NULL, '', 1794881868, 1794881868);
INSERT INTO people VALUES ('p_Jty9ekrXGcTAQbdkWCw7sQ', 'Anna', 'anna', 'anna', '$argon2id$v=19$m=19456,t=2,p=1$oTs4WjmnfvK2W9bJiwv07g$W28nnq+jYmL35nyw3pxZ/bMkbUyXQdpiO+k1TmbXb+4', 1794881868, 1794881868);
INSERT INTO people VALUES ('p_YbBmxioQV1bqmS8oglQM4Q', 'Guest 3261', NULL, NULL, '', 1794883059, 1794881868);
INSERT INTO progress VALUES ('09c49iJmsn6Qc-I5cp_biw', 15, 15, 'french', '{"text":"12 noon"}', 0);
INSERT INTO progress VALUES ('0SttUbQahKl1KQn_z6iF-A', 0, 0, 'allied', '{"text":"12 noon"}', 0);
INSERT INTO progress VALUES ('EJRJ6qvrAPnhXp25d00-Og', 23, 16, 'french', '{"text":"12 noon"}', 0);
INSERT INTO progress VALUES ('HMDOfyoilayWm6J65j7rRQ', 0, 0, 'allied', '{"text":"12 noon"}', 0);
INSERT INTO progress VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 31, 30, '', '{"text":"12 noon"}', 0);
INSERT INTO progress VALUES ('YzycUpc-rL-0mF5et6zu9g', 13, 13, 'french', '{"text":"12 noon"}', 0);
INSERT INTO progress VALUES ('hJlMocz4R9_s3OKd3Iajdg', 21, 20, '', '{"text":"11:00"}', 0);
INSERT INTO records VALUES ('09c49iJmsn6Qc-I5cp_biw', 1, '{"n":1,"seat":"allied","do":"skirmish du_inf_2 duruttes_knoll","dice":[3],"hash":"98a3c6e3d57568da"}', 1794881868, NULL);
INSERT INTO records VALUES ('09c49iJmsn6Qc-I5cp_biw', 2, '{"n":2,"seat":"allied","do":"skirmish br_inf_1 jeromes_field","dice":[1],"hash":"f5eac63377ed2afd"}', 1794881868, NULL);
INSERT INTO records VALUES ('09c49iJmsn6Qc-I5cp_biw', 3, '{"n":3,"seat":"allied","do":"done","hash":"a93056b9d0726c52"}', 1794881868, NULL);
INSERT INTO records VALUES ('09c49iJmsn6Qc-I5cp_biw', 4, '{"n":4,"seat":"french","do":"skirmish fr_inf_3 hougoumont","dice":[1],"hash":"90bed29fc2d175b0"}', 1794881868, NULL);
INSERT INTO records VALUES ('09c49iJmsn6Qc-I5cp_biw', 5, '{"n":5,"seat":"french","do":"skirmish fr_inf_5 hougoumont","dice":[1],"hash":"a6fabd0943fa2636"}', 1794881868, NULL);
INSERT INTO records VALUES ('09c49iJmsn6Qc-I5cp_biw', 6, '{"n":6,"seat":"french","do":"skirmish fr_inf_13 papelotte_smohain","dice":[4],"hash":"e8ed0c1195caf62a"}', 1794881868, NULL);
INSERT INTO records VALUES ('09c49iJmsn6Qc-I5cp_biw', 7, '{"n":7,"seat":"french","do":"skirmish fr_inf_11 papelotte_smohain","dice":[2],"hash":"528b4218a7ccaa7c"}', 1794881868, NULL);
INSERT INTO records VALUES ('09c49iJmsn6Qc-I5cp_biw', 8, '{"n":8,"seat":"french","do":"skirmish fr_inf_6 hougoumont","dice":[2],"hash":"2356b5c2ae98db11"}', 1794881868, NULL);
INSERT INTO records VALUES ('09c49iJmsn6Qc-I5cp_biw', 9, '{"n":9,"seat":"french","do":"skirmish fr_inf_12 papelotte_smohain","dice":[3],"hash":"3cfd5c401a5236b3"}', 1794881868, NULL);
INSERT INTO records VALUES ('09c49iJmsn6Qc-I5cp_biw', 10, '{"n":10,"seat":"french","do":"skirmish fr_inf_1 hougoumont","dice":[4],"hash":"749a7d143a4300a2"}', 1794881868, NULL);
INSERT INTO records VALUES ('09c49iJmsn6Qc-I5cp_biw', 11, '{"n":11,"seat":"french","do":"done","dice":[4],"hash":"9952b1dd5f57edac"}', 1794881868, NULL);
INSERT INTO records VALUES ('09c49iJmsn6Qc-I5cp_biw', 12, '{"n":12,"seat":"french","do":"turn ig_inf_4 defensive","hash":"34c8bd7f442f8a18"}', 1794881868, NULL);
INSERT INTO records VALUES ('09c49iJmsn6Qc-I5cp_biw', 13, '{"n":13,"seat":"french","do":"turn fr_art_3 limbered","hash":"51aaf6046bd29373"}', 1794881868, NULL);
INSERT INTO records VALUES ('09c49iJmsn6Qc-I5cp_biw', 14, '{"n":14,"seat":"french","do":"turn fr_inf_17 defensive","hash":"1b404d75dfa6270d"}', 1794881868, NULL);
INSERT INTO records VALUES ('09c49iJmsn6Qc-I5cp_biw', 15, '{"n":15,"seat":"french","do":"turn fr_inf_13 defensive","hash":"faea66359c273294"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 1, '{"n":1,"seat":"allied","do":"skirmish br_inf_1 jeromes_field","dice":[6],"hash":"166e75f8a5114a53"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 2, '{"n":2,"seat":"allied","do":"skirmish ge_inf_1 bachelus_field","dice":[2],"hash":"4d1371b215e6c29f"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 3, '{"n":3,"seat":"allied","do":"skirmish ge_inf_3 duruttes_knoll","dice":[3],"hash":"93ff1c795f31206b"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 4, '{"n":4,"seat":"allied","do":"done","hash":"1bc0f01d8fb8e845"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 5, '{"n":5,"seat":"french","do":"skirmish fr_inf_12 papelotte_smohain","dice":[2],"hash":"604a16b608fe521b"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 6, '{"n":6,"seat":"french","do":"skirmish fr_inf_5 hougoumont","dice":[1],"hash":"d215ee8ca4212c50"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 7, '{"n":7,"seat":"french","do":"skirmish fr_inf_2 hougoumont","dice":[4],"hash":"48ac308abb12e4e2"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 8, '{"n":8,"seat":"french","do":"skirmish fr_inf_4 hougoumont","dice":[2],"hash":"97cdfaaf37a05572"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 9, '{"n":9,"seat":"french","do":"done","dice":[4],"hash":"2da90672d9c2202e"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 10, '{"n":10,"seat":"french","do":"done","hash":"3281c408cf4389aa"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 11, '{"n":11,"seat":"french","do":"reserve purple jacquinots_field","hash":"9e9f0bf9b249b46e"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 12, '{"n":12,"seat":"french","do":"go fr_cav_11 decosters_house","hash":"e1d2656d8d8b92ae"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 13, '{"n":13,"seat":"french","do":"go fr_cav_10 callois_wood","hash":"0c70e5bfd9404532"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 14, '{"n":14,"seat":"french","do":"go fr_inf_14 grand_battery_east","hash":"1e459d13cdf278cf"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 15, '{"n":15,"seat":"french","do":"move green pires_flank","hash":"bf755d88eeb34d23"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 16, '{"ask_undo":10,"seat":"french"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 17, '{"undo":10,"consent":["allied"],"seat":"french"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 18, '{"n":11,"seat":"french","do":"move green la_belle_alliance","hash":"8a2b486826ea786d"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 19, '{"n":12,"seat":"french","do":"go fr_leader_2 milhauds_field","hash":"95b2bae5688dd17e"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 20, '{"n":13,"seat":"french","do":"go ig_cav_1 decosters_house","hash":"4c75465723225087"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 21, '{"n":14,"seat":"french","do":"go fr_art_8 trimotion","hash":"74caf21ee78831d1"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 22, '{"n":15,"seat":"french","do":"go fr_art_9 milhauds_field","hash":"969695188d98ebd0"}', 1794881868, NULL);
INSERT INTO records VALUES ('EJRJ6qvrAPnhXp25d00-Og', 23, '{"n":16,"seat":"french","do":"reserve purple kellermanns_field","hash":"64454358b1b24dbe"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 1, '{"n":1,"seat":"allied","do":"skirmish ge_inf_3 duruttes_knoll","dice":[2],"hash":"4015f1d39fac7ba2"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 2, '{"n":2,"seat":"allied","do":"done","hash":"a93056b9d0726c52"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 3, '{"n":3,"seat":"french","do":"skirmish fr_inf_4 hougoumont","dice":[1],"hash":"b075c0b0cf8caee3"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 4, '{"n":4,"seat":"french","do":"done","dice":[5],"hash":"79629f374675cad5"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 5, '{"n":5,"seat":"french","do":"done","hash":"bb3b921d37735194"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 6, '{"n":6,"seat":"french","do":"reserve purple decosters_house","hash":"beda218bff6e18a9"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 7, '{"n":7,"seat":"french","do":"go ig_inf_3 chantelet","hash":"30955b6adc6cd390"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 8, '{"n":8,"seat":"french","do":"go ig_inf_1 plancenoit_ridge","hash":"2ff975836ef064c4"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 9, '{"n":9,"seat":"french","do":"go ig_inf_2 callois_wood","hash":"49356d019509c370"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 10, '{"n":10,"seat":"french","do":"form green trimotion","hash":"dbd5b73bb9d237fb"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 11, '{"n":11,"seat":"french","do":"turn fr_art_7 limbered","hash":"f8ddd06618507058"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 12, '{"n":12,"seat":"french","do":"turn fr_art_6 limbered","hash":"328702dc48f8a3d1"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 13, '{"n":13,"seat":"french","do":"move green bachelus_field","hash":"7912a34f93c8e95f"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 14, '{"n":14,"seat":"french","do":"go fr_inf_6 trimotion","hash":"da95c740c92a4f2d"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 15, '{"n":15,"seat":"french","do":"go fr_leader_4 jeromes_field","hash":"1bde9eb4095d73ea"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 16, '{"n":16,"seat":"french","do":"done","hash":"727f85fb129cb24b"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 17, '{"n":17,"seat":"french","do":"lead purple fr_leader_4","hash":"4e339147be7729ae"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 18, '{"n":18,"seat":"french","do":"reserve purple pires_flank","hash":"235a900b145f1336"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 19, '{"n":19,"seat":"french","do":"go fr_art_5 monplaisir","hash":"b294978c07f28502"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 20, '{"n":20,"seat":"french","do":"go fr_cav_2 kellermanns_field","hash":"9200a84a6239210c"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 21, '{"n":21,"seat":"french","do":"go fr_cav_1 monplaisir","hash":"1adef24af0904c64"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 22, '{"n":22,"seat":"french","do":"done","hash":"1b1bd860a80f5290"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 23, '{"n":23,"seat":"french","do":"penalty trimotion","hash":"240733bf51dd3dcc"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 24, '{"n":24,"seat":"french","do":"hit fr_cav_5","dice":[7],"hash":"575bc4129e35ed72"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 25, '{"n":25,"seat":"allied","do":"turn br_inf_2 mobile","hash":"e10d6e4616e627d1"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 26, '{"n":26,"seat":"allied","do":"turn br_art_1 limbered","hash":"65db6c585ec1a768"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 27, '{"n":27,"seat":"allied","do":"turn br_inf_8 mobile","hash":"691530f1cc84fb59"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 28, '{"n":28,"seat":"allied","do":"turn ge_inf_3 mobile","hash":"e34dc98da0e6da88"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 29, '{"n":29,"seat":"allied","do":"turn ge_inf_2 mobile","hash":"b09e9f2d16ffc001"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 30, '{"n":30,"seat":"allied","do":"turn br_inf_5 mobile","hash":"efe634bbce833ce5"}', 1794881868, NULL);
INSERT INTO records VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 31, '{"end":"resignation","winners":["allied"],"seat":"french"}', 1794881868, NULL);
INSERT INTO records VALUES ('YzycUpc-rL-0mF5et6zu9g', 1, '{"n":1,"seat":"allied","do":"skirmish ge_inf_3 duruttes_knoll","dice":[5],"hash":"4015f1d39fac7ba2"}', 1794883059, '\x00ffab864b98ea195b1abaea1a12e7bde2eccca2dccce20c85f4d4f8ccbcb478638594d2a2d29292d4e2f8ecbcfc9c1c249718830d25def7e5a98945f129f9e579686620f9156e7b5211d8764385acd4a2fc5ca0e56999a93929f4b63c2931392335a794beb643037e60bc0eb79c1e5e8fad0500');
INSERT INTO records VALUES ('YzycUpc-rL-0mF5et6zu9g', 2, '{"n":2,"seat":"allied","do":"skirmish ge_inf_1 jeromes_field","dice":[1],"hash":"8f89a3320c1d465d"}', 1794883059, '\x00ffab864b98ea195b1abaea1a12e7bde2eccca2dccce20c85f4d4f8ccbcb4784385acd4a2fcdcd4e2f8b4ccd49c1424871883cd24def3e5a98945f129f9e57968662079156e7952d160b03c2931392335a794beb6c3c37d406c4f2905db6e04641495969400433e3b2f3f278736b6c7d60200');
INSERT INTO records VALUES ('YzycUpc-rL-0mF5et6zu9g', 3, '{"n":3,"seat":"allied","do":"skirmish br_inf_1 jeromes_field","dice":[4],"hash":"a396f08213c7ae8f"}', 1794883059, '\x00ffab864b98ea195b1abaea1a12e7bde2eccca2dccce20c85a4a2f8ccbcb4784385acd4a2fcdcd4e2f8b4ccd49c1424871883cd24def3e5a98945f129f9e5796866207915d3f2a4c4e48cd49c52fada9e520ab6dd08c8282a2d2901fa3d3b2f3f27874eb6a7a7426d4f2f4acc4b894f4a04baa0a832be3cb5b8043919b8124e7908c3d1132d519a636b01');
INSERT INTO records VALUES ('YzycUpc-rL-0mF5et6zu9g', 4, '{"n":4,"seat":"allied","do":"skirmish du_inf_2 duruttes_knoll","dice":[2],"hash":"77be43be60d2194f"}', 1794883059, '\x00ffab864b98ea195b1abaea1a12e7bde2eccca2dccce20c8594d2f8ccbcb4782320a3a8b4a424b5383e3b2f3f2707c925c6604389f77d796a62517c4a7e791e9a19487e85db9e9e0ab53dbd28312f253e2911e882a2caf8f2d4e212e4b070251cfc08c3d1638e28cdb1b500');
INSERT INTO records VALUES ('YzycUpc-rL-0mF5et6zu9g', 5, '{"n":5,"seat":"allied","do":"skirmish ge_inf_2 grand_battery_west","dice":[6],"hash":"19a81056bc14e9e7"}', 1794883059, '\x00ffab864b98ea195b1abaea1a12e7bde2eccca2dccce20c85f4d4f8ccbcb4782385f4a2c4bc94f8a4c49292d4a2caf8f2d4e21264d7b8120e008457d0c38e28cdb1b500');
INSERT INTO records VALUES ('YzycUpc-rL-0mF5et6zu9g', 6, '{"n":6,"seat":"french","do":"unman fr_art_1","hash":"a93810f3679cec26"}', 1794883059, NULL);
INSERT INTO records VALUES ('YzycUpc-rL-0mF5et6zu9g', 7, '{"n":7,"seat":"french","do":"skirmish fr_inf_3 hougoumont","dice":[6],"hash":"aeba9b6e19795ae3"}', 1794883059, NULL);
INSERT INTO records VALUES ('YzycUpc-rL-0mF5et6zu9g', 8, '{"n":8,"seat":"french","do":"skirmish fr_inf_4 hougoumont","dice":[3],"hash":"753a2031fbad2d11"}', 1794883059, NULL);
INSERT INTO records VALUES ('YzycUpc-rL-0mF5et6zu9g', 9, '{"n":9,"seat":"french","do":"done","dice":[6],"hash":"57207a3ac2aae9c9"}', 1794883059, NULL);
INSERT INTO records VALUES ('YzycUpc-rL-0mF5et6zu9g', 10, '{"n":10,"seat":"french","do":"turn ig_inf_1 defensive","hash":"9db3fe40a727b93c"}', 1794883059, NULL);
INSERT INTO records VALUES ('YzycUpc-rL-0mF5et6zu9g', 11, '{"n":11,"seat":"french","do":"turn fr_inf_8 defensive","hash":"929ecc859266c9e9"}', 1794883059, NULL);
INSERT INTO records VALUES ('YzycUpc-rL-0mF5et6zu9g', 12, '{"n":12,"seat":"french","do":"turn fr_inf_11 defensive","hash":"001d7fffaa886e28"}', 1794883059, NULL);
INSERT INTO records VALUES ('YzycUpc-rL-0mF5et6zu9g', 13, '{"n":13,"seat":"french","do":"turn fr_art_1 limbered","hash":"4a4694e7da9c090b"}', 1794883059, NULL);
INSERT INTO records VALUES ('hJlMocz4R9_s3OKd3Iajdg', 1, '{"n":1,"seat":"french","do":"tactical","hash":"7ce6875be26bfe79"}', 1794881868, NULL);
INSERT INTO records VALUES ('hJlMocz4R9_s3OKd3Iajdg', 2, '{"n":2,"seat":"french","do":"activate fr_1c_derlon_tl","hash":"12aace9cc1a5a83d"}', 1794881868, NULL);
INSERT INTO records VALUES ('hJlMocz4R9_s3OKd3Iajdg', 3, '{"n":3,"seat":"french","do":"to 42","hash":"e405430df6e04916"}', 1794881868, NULL);
INSERT INTO records VALUES ('hJlMocz4R9_s3OKd3Iajdg', 4, '{"n":4,"seat":"french","do":"to 57","hash":"8a3f2b17bec2f21b"}', 1794881868, NULL);
INSERT INTO records VALUES ('hJlMocz4R9_s3OKd3Iajdg', 5, '{"n":5,"seat":"french","do":"to 58","hash":"034e03b57c50d658"}', 1794881868, NULL);
INSERT INTO records VALUES ('hJlMocz4R9_s3OKd3Iajdg', 6, '{"n":6,"seat":"french","do":"reveal","hash":"49998123ef7b5e75"}', 1794881868, NULL);
INSERT INTO records VALUES ('hJlMocz4R9_s3OKd3Iajdg', 7, '{"n":7,"seat":"french","do":"activate fr_2c_reille_tl","hash":"0c38049acc9ddf70"}', 1794881868, NULL);
INSERT INTO records VALUES ('hJlMocz4R9_s3OKd3Iajdg', 8, '{"n":8,"seat":"french","do":"to 54","hash":"8da623ca3fd9b266"}', 1794881868, NULL);
INSERT INTO records VALUES ('hJlMocz4R9_s3OKd3Iajdg', 9, '{"n":9,"seat":"french","do":"to 53","hash":"ca3589a0be71f918"}', 1794881868, NULL);
INSERT INTO records VALUES ('hJlMocz4R9_s3OKd3Iajdg', 10, '{"n":10,"seat":"french","do":"reveal","hash":"1758729c3fd3481b"}', 1794881868, NULL);
INSERT INTO records VALUES ('hJlMocz4R9_s3OKd3Iajdg', 11, '{"n":11,"seat":"french","do":"activate fr_4cav_milhaud_tl","hash":"2d910392d92b41cd"}', 1794881868, NULL);
INSERT INTO records VALUES ('hJlMocz4R9_s3OKd3Iajdg', 12, '{"n":12,"seat":"french","do":"to 71","hash":"2bd576c03e31dbb5"}', 1794881868, NULL);
INSERT INTO records VALUES ('hJlMocz4R9_s3OKd3Iajdg', 13, '{"n":13,"seat":"french","do":"to 85","hash":"2eaaeedbf54a49a2"}', 1794881868, NULL);
INSERT INTO records VALUES ('hJlMocz4R9_s3OKd3Iajdg', 14, '{"n":14,"seat":"french","do":"reveal","hash":"6857952d0466ee49"}', 1794881868, NULL);
INSERT INTO records VALUES ('hJlMocz4R9_s3OKd3Iajdg', 15, '{"n":15,"seat":"french","do":"activate fr_6c_lobau_tl","hash":"f284537bb26789f0"}', 1794881868, NULL);
INSERT INTO records VALUES ('hJlMocz4R9_s3OKd3Iajdg', 16, '{"n":16,"seat":"french","do":"reveal","hash":"11eb4af16f1624fc"}', 1794881868, NULL);
INSERT INTO records VALUES ('hJlMocz4R9_s3OKd3Iajdg', 17, '{"n":17,"seat":"french","do":"move fr_2c_campi_inf","hash":"be4652323c44ddb1"}', 1794881868, NULL);
INSERT INTO records VALUES ('hJlMocz4R9_s3OKd3Iajdg', 18, '{"n":18,"seat":"french","do":"to 51","hash":"425497e92b377447"}', 1794881868, NULL);
INSERT INTO records VALUES ('hJlMocz4R9_s3OKd3Iajdg', 19, '{"n":19,"seat":"french","do":"to 66","hash":"a7b10347043a924b"}', 1794881868, NULL);
INSERT INTO records VALUES ('hJlMocz4R9_s3OKd3Iajdg', 20, '{"n":20,"seat":"french","do":"to 51","hash":"66c8d3f9bbf6882d"}', 1794881868, NULL);
INSERT INTO records VALUES ('hJlMocz4R9_s3OKd3Iajdg', 21, '{"end":"resignation","winners":["french"],"seat":"british"}', 1794881868, NULL);
INSERT INTO seats VALUES ('09c49iJmsn6Qc-I5cp_biw', 0, 'french', 'person', 'p_1gqyy8OiISdZRZYrnEL3Rg', '', '', NULL);
INSERT INTO seats VALUES ('09c49iJmsn6Qc-I5cp_biw', 1, 'allied', 'computer', NULL, 'recruit', '', NULL);
INSERT INTO seats VALUES ('0SttUbQahKl1KQn_z6iF-A', 0, 'french', 'open', NULL, '', 'yQgIT2S7rFN86yHaNaIn7w', '2660ac37105f6f3a9541a660934fdd8c7ba5cf9cf420680378b12399dbda23e8');
INSERT INTO seats VALUES ('0SttUbQahKl1KQn_z6iF-A', 1, 'allied', 'person', 'p_Jty9ekrXGcTAQbdkWCw7sQ', '', '', NULL);
INSERT INTO seats VALUES ('EJRJ6qvrAPnhXp25d00-Og', 0, 'french', 'person', 'p_Jty9ekrXGcTAQbdkWCw7sQ', '', '', NULL);
INSERT INTO seats VALUES ('EJRJ6qvrAPnhXp25d00-Og', 1, 'allied', 'person', 'p_GL_KKCzhgynGaZ0h2V-UEQ', '', 'BeMoepC6Lhm1MtdSnBBvxA', '4c34615dd2e172d4a497b30284d9ca196b5828bc8b6f1b8d6aaa1e020954f8b6');
INSERT INTO seats VALUES ('HMDOfyoilayWm6J65j7rRQ', 0, 'french', 'person', 'p_GL_KKCzhgynGaZ0h2V-UEQ', '', '', NULL);
INSERT INTO seats VALUES ('HMDOfyoilayWm6J65j7rRQ', 1, 'allied', 'person', 'p_Jty9ekrXGcTAQbdkWCw7sQ', '', '', NULL);
INSERT INTO seats VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 0, 'french', 'person', 'p_Jty9ekrXGcTAQbdkWCw7sQ', '', '', NULL);
INSERT INTO seats VALUES ('Lo-ZMzzVheN2TB6Vrjr5Sg', 1, 'allied', 'person', 'p_GL_KKCzhgynGaZ0h2V-UEQ', '', 'mvxyPcDIyAAIAYG03IWRvw', 'fa2ee1e217fd3021bd947743a785ce526cb348caec9c3c5db863ae24d72b62c0');
INSERT INTO seats VALUES ('YzycUpc-rL-0mF5et6zu9g', 0, 'french', 'person', 'p_YbBmxioQV1bqmS8oglQM4Q', '', '', NULL);
INSERT INTO seats VALUES ('YzycUpc-rL-0mF5et6zu9g', 1, 'allied', 'computer', NULL, 'recruit', '', NULL);
INSERT INTO seats VALUES ('hJlMocz4R9_s3OKd3Iajdg', 0, 'french', 'person', 'p_Jty9ekrXGcTAQbdkWCw7sQ', '', '', NULL);
INSERT INTO seats VALUES ('hJlMocz4R9_s3OKd3Iajdg', 1, 'british', 'person', 'p_GL_KKCzhgynGaZ0h2V-UEQ', '', 'RC6pY16rtAOMc16agPaK7A', '1d0641ea045e6ef419a7332b5ab7e9e9696bcbea8140fb485dc3e348ba26db3d');
INSERT INTO sessions VALUES ('60d91c4cdc1ec5393f8818a12a4ca0c5a173b00d7f9cf7b9676eb8fdf6c6e526', 'p_YbBmxioQV1bqmS8oglQM4Q', 1794883059, 1829443059);
INSERT INTO sessions VALUES ('9f929b9f2e9ca40d0ab21a9627fd177f36a30b9de9d687edddf6416dbcee84b5', 'p_Jty9ekrXGcTAQbdkWCw7sQ', 1794881868, 1829441868);
INSERT INTO sessions VALUES ('c18f6a3bafde38d6371158fa569522d312cf0b8f7892e61b28e3dd65a144beab', 'p_1gqyy8OiISdZRZYrnEL3Rg', 1794881868, 1829441868);
INSERT INTO sessions VALUES ('fc5e572d96055786944ea790664992b367cbb08fd3a50381b6fa3d03e6579edc', 'p_GL_KKCzhgynGaZ0h2V-UEQ', 1794881868, 1829441868);
ALTER TABLE ONLY archives
    ADD CONSTRAINT archives_pkey PRIMARY KEY (match_id);
ALTER TABLE ONLY chats
    ADD CONSTRAINT chats_pkey PRIMARY KEY (match_id, id);
ALTER TABLE ONLY clock
    ADD CONSTRAINT clock_pkey PRIMARY KEY (one);
ALTER TABLE ONLY matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (id);
ALTER TABLE ONLY people
    ADD CONSTRAINT people_name_key_key UNIQUE (name_key);
ALTER TABLE ONLY people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY progress
    ADD CONSTRAINT progress_pkey PRIMARY KEY (match_id);
ALTER TABLE ONLY records
    ADD CONSTRAINT records_pkey PRIMARY KEY (match_id, rev);
ALTER TABLE ONLY seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (match_id, place);
ALTER TABLE ONLY seats
    ADD CONSTRAINT seats_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY standing
    ADD CONSTRAINT standing_pkey PRIMARY KEY (match_id, rev, seat);
ALTER TABLE ONLY writers
    ADD CONSTRAINT writers_pkey PRIMARY KEY (id);
CREATE INDEX chats_by_person ON chats USING btree (person);
CREATE INDEX guests_by_seen ON people USING btree (seen) WHERE (password = ''::text);
CREATE INDEX matches_by_deadline ON matches USING btree (((served + (days * 86400)))) WHERE (status <> 'over'::text);
CREATE INDEX matches_by_end ON matches USING btree (served) WHERE (status = 'over'::text);
CREATE INDEX matches_by_maker ON matches USING btree (maker);
CREATE INDEX matches_not_archived ON matches USING btree (id) WHERE ((status = 'over'::text) AND (archived = 0));
CREATE INDEX matches_not_over ON matches USING btree (id) WHERE (status <> 'over'::text);
CREATE INDEX matches_to_watch ON matches USING btree (changed) WHERE ((listed = 1) AND (status = 'running'::text));
CREATE INDEX people_by_look ON people USING btree (name_look) WHERE (name_look IS NOT NULL);
CREATE INDEX seats_by_person ON seats USING btree (person);
CREATE INDEX seats_left ON seats USING btree (match_id) WHERE ((person IS NULL) AND (who = 'person'::text));
CREATE INDEX sessions_by_expiry ON sessions USING btree (expires);
CREATE INDEX sessions_by_person ON sessions USING btree (person);
ALTER TABLE ONLY archives
    ADD CONSTRAINT archives_match_id_fkey FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE;
ALTER TABLE ONLY chats
    ADD CONSTRAINT chats_match_id_fkey FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE;
ALTER TABLE ONLY chats
    ADD CONSTRAINT chats_person_fkey FOREIGN KEY (person) REFERENCES people(id) ON DELETE SET NULL;
ALTER TABLE ONLY matches
    ADD CONSTRAINT matches_maker_fkey FOREIGN KEY (maker) REFERENCES people(id) ON DELETE SET NULL;
ALTER TABLE ONLY progress
    ADD CONSTRAINT progress_match_id_fkey FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE;
ALTER TABLE ONLY seats
    ADD CONSTRAINT seats_match_id_fkey FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE;
ALTER TABLE ONLY seats
    ADD CONSTRAINT seats_person_fkey FOREIGN KEY (person) REFERENCES people(id) ON DELETE SET NULL;
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_person_fkey FOREIGN KEY (person) REFERENCES people(id) ON DELETE CASCADE;
ALTER TABLE ONLY standing
    ADD CONSTRAINT standing_match_id_fkey FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE;
