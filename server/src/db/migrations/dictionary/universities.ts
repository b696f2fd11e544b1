/**
 * Chinese universities and colleges, one a line: code of the Ministry of Education, name, province, 1 本科 2 专科 3 科研院所,
 * English name, other names between bars. Where they come from stands in SOURCES.md.
 */
export const universityLines = `
4111010001	北京大学	北京	1	Peking University	PKU|Beijing University
4111010002	中国人民大学	北京	1	Renmin University of China	RUC
4111010003	清华大学	北京	1	Tsinghua University	THU
4111010004	北京交通大学	北京	1	Beijing Jiaotong University	BJTU
4111010005	北京工业大学	北京	1	Beijing University of Technology
4111010006	北京航空航天大学	北京	1	Beihang University	BUAA
4111010007	北京理工大学	北京	1	Beijing Institute of Technology	BIT
4111010008	北京科技大学	北京	1	University of Science and Technology Beijing	USTB
4111010009	北方工业大学	北京	1	Northern Polytechnic University
4111010010	北京化工大学	北京	1	Beijing University of Chemical Technology	BUCT
4111010011	北京工商大学	北京	1	Beijing Technology and Business University
4111010012	北京服装学院	北京	1	Beijing Institute of Fashion Technology
4111010013	北京邮电大学	北京	1	Beijing University of Posts and Telecommunications	BUPT
4111010015	北京印刷学院	北京	1	Beijing Institute of Graphic Arts
4111010016	北京建筑大学	北京	1	Beijing University of Architecture
4111010017	北京石油化工学院	北京	1
4111010018	北京电子科技学院	北京	1	Beijing Institute of Electronic Science and Technology
4111010019	中国农业大学	北京	1	China Agricultural University	CAU
4111010020	北京农学院	北京	1	Beijing Agricultural University
4111010022	北京林业大学	北京	1	Beijing Forestry University
4111010023	北京协和医学院	北京	1	Peking Union Medical College	PUMC
4111010025	首都医科大学	北京	1	Capital Medical University
4111010026	北京中医药大学	北京	1	Beijing University of Traditional Chinese Medicine
4111010027	北京师范大学	北京	1	Beijing Normal University	BNU
4111010028	首都师范大学	北京	1	Capital Normal University
4111010029	首都体育学院	北京	1	Capital Institute of Physical Education
4111010030	北京外国语大学	北京	1	Beijing Foreign Studies University
4111010031	北京第二外国语学院	北京	1	Beijing Second Foreign Language Institute
4111010032	北京语言大学	北京	1	beijing
4111010033	中国传媒大学	北京	1	Communication University of China
4111010034	中央财经大学	北京	1	Central University of Finance and Economics
4111010036	对外经济贸易大学	北京	1	University of International Business and Economics
4111010037	北京物资学院	北京	1	Beijing Institute of Materials
4111010038	首都经济贸易大学	北京	1
4111010039	中国消防救援学院	北京	1	China Fire and Rescue Academy
4111010040	外交学院	北京	1	Diplomatic Academy
4111010041	中国人民公安大学	北京	1	People's Public Security University of China
4111010042	国际关系学院	北京	1	School of International Relations
4111010043	北京体育大学	北京	1	Beijing University of Physical Education
4111010045	中央音乐学院	北京	1	Central Conservatory of Music
4111010046	中国音乐学院	北京	1	China Conservatory of Music
4111010047	中央美术学院	北京	1	Central Academy of Fine Arts
4111010048	中央戏剧学院	北京	1	Central Drama Academy
4111010049	中国戏曲学院	北京	1	Chinese Opera Academy
4111010050	北京电影学院	北京	1	Beijing Film Academy
4111010051	北京舞蹈学院	北京	1	Beijing Dance Academy
4111010052	中央民族大学	北京	1	Minzu University of China
4111010053	中国政法大学	北京	1
4111010054	华北电力大学	北京	1	North China Electric Power University
4111011149	中华女子学院	北京	1	China Women's College
4111011232	北京信息科技大学	北京	1	Beijing University of Information Technology
4111011413	中国矿业大学（北京）	北京	1
4111011414	中国石油大学（北京）	北京	1	China University of Petroleum (Beijing)
4111011415	中国地质大学（北京）	北京	1	China University of Geosciences (Beijing)
4111011417	北京联合大学	北京	1	Beijing United University
4111011418	北京城市学院	北京	1	Beijing City University
4111011625	中国青年政治学院	北京	1	China Youth Political Academy
4111011831	首钢工学院	北京	1	Shougang Institute of Technology
4111012453	中国劳动关系学院	北京	1	China Institute of Labor Relations
4111013629	首都师范大学科德学院	北京	1	Kede College of Capital Normal University
4111013630	北京工商大学嘉华学院	北京	1	K. Wah College, Beijing Gongshang University
4111013901	北京邮电大学世纪学院	北京	1
4111013904	北京工业大学耿丹学院	北京	1	Geng Dan College, Beijing Institute of Technology
4111014019	北京警察学院	北京	1	Beijing Police Academy
4111014201	北京第二外国语学院中瑞酒店管理学院	北京	1	Zhongrui Hotel Management College, Beijing No.2 Foreign Language College
4111014430	中国科学院大学	北京	1	University of Chinese Academy of Sciences	UCAS
4111014596	中国社会科学院大学	北京	1	Chinese Academy of Social Sciences University
4111010853	北京工业职业技术学院	北京	2
4111010857	北京信息职业技术学院	北京	2
4111010858	北京电子科技职业学院	北京	2
4111011090	北京京北职业技术学院	北京	2
4111011092	北京交通职业技术学院	北京	2
4111011626	北京青年政治学院	北京	2
4111012448	北京农业职业学院	北京	2
4111012451	北京政法职业学院	北京	2
4111012561	北京财贸职业学院	北京	2
4111012564	北京北大方正软件职业技术学院	北京	2
4111012565	北京经贸职业学院	北京	2
4111012566	北京经济技术职业学院	北京	2
4111012567	北京戏曲艺术职业学院	北京	2
4111012568	北京汇佳职业学院	北京	2
4111012733	北京科技经营管理学院	北京	2
4111013703	北京科技职业学院	北京	2
4111013728	北京培黎职业学院	北京	2
4111014073	北京经济管理职业学院	北京	2
4111014075	北京劳动保障职业学院	北京	2
4111014139	北京社会管理职业学院	北京	2
4111014140	北京艺术传媒职业学院	北京	2
4111014215	北京体育职业学院	北京	2
4111014279	北京交通运输职业学院	北京	2
4111014395	北京卫生职业学院	北京	2
4111014588	北京网络职业学院	北京	2
4112010055	南开大学	天津	1	Nankai University
4112010056	天津大学	天津	1	Tianjin University
4112010057	天津科技大学	天津	1	Tianjin University of Science and Technology
4112010058	天津工业大学	天津	1	Tiangong University
4112010059	中国民航大学	天津	1	Civil Aviation University of China
4112010060	天津理工大学	天津	1	Tianjin University of Technology
4112010061	天津农学院	天津	1	Tianjin Agricultural University
4112010062	天津医科大学	天津	1	Tianjin Medical University
4112010063	天津中医药大学	天津	1	Tianjin University of Traditional Chinese Medicine
4112010065	天津师范大学	天津	1	Tianjin Normal University
4112010066	天津职业技术师范大学	天津	1	Tianjin Vocational and Technical Normal University
4112010068	天津外国语大学	天津	1	Tianjin Foreign Studies University
4112010069	天津商业大学	天津	1	Tianjin University of Commerce
4112010070	天津财经大学	天津	1	Tianjin University of Finance and Economics
4112010071	天津体育学院	天津	1	Tianjin Institute of Physical Education
4112010072	天津音乐学院	天津	1	Tianjin Conservatory of Music
4112010073	天津美术学院	天津	1	Tianjin Academy of Fine Arts
4112010792	天津城建大学	天津	1	Tianjin Chengjian University
4112010859	天津天狮学院	天津	1	Tianjin Tianshi University
4112012105	天津中德应用技术大学	天津	1	Tianjin Zhongde University of Applied Sciences
4112013658	天津外国语大学滨海外事学院	天津	1
4112013659	天津传媒学院	天津	1	Tianjin University of Communication
4112013660	天津商业大学宝德学院	天津	1
4112013661	天津医科大学临床医学院	天津	1	Tianjin Medical University School of Clinical Medicine
4112013663	南开大学滨海学院	天津	1	Nankai University Binhai College
4112013896	天津师范大学津沽学院	天津	1	Tianjin Normal University Jingu College
4112013897	天津理工大学中环信息学院	天津	1	Central Information College, Tianjin University of Science and Technology
4112013898	北京科技大学天津学院	天津	1	Beijing University of Science and Technology Tianjin College
4112014038	天津仁爱学院	天津	1	Tianjin Ren ai College
4112014087	天津财经大学珠江学院	天津	1	Zhujiang College, Tianjin University of Finance and Economics
4112011032	天津市职业大学	天津	2
4112012484	天津滨海职业学院	天津	2
4112012487	天津工程职业技术学院	天津	2
4112012719	天津渤海职业技术学院	天津	2
4112012720	天津电子信息职业技术学院	天津	2
4112012721	天津机电职业技术学院	天津	2
4112012722	天津现代职业技术学院	天津	2
4112012723	天津公安警官职业学院	天津	2
4112012732	天津轻工职业技术学院	天津	2
4112012788	天津商务职业学院	天津	2
4112012803	天津国土资源和房屋职业学院	天津	2
4112012880	天津医学高等专科学校	天津	2
4112012881	天津开发区职业技术学院	天津	2
4112012882	天津艺术职业学院	天津	2
4112012883	天津交通职业学院	天津	2
4112013700	天津工业职业学院	天津	2
4112013701	天津石油职业技术学院	天津	2
4112013702	天津城市职业学院	天津	2
4112013863	天津铁道职业技术学院	天津	2
4112013911	天津工艺美术职业学院	天津	2
4112014020	天津城市建设管理职业技术学院	天津	2
4112014021	天津生物工程职业技术学院	天津	2
4112014022	天津海运职业学院	天津	2
4112014102	天津广播影视职业学院	天津	2
4112014599	天津体育职业学院	天津	2
4112014600	天津滨海汽车工程职业学院	天津	2
4113010075	河北大学	河北	1	Hebei University
4113010076	河北工程大学	河北	1	Hebei University of Engineering
4113010077	河北地质大学	河北	1	Hebei University of Geosciences
4113010080	河北工业大学	河北	1	Hebei University of Technology
4113010081	华北理工大学	河北	1	North China University of Technology
4113010082	河北科技大学	河北	1	Hebei University of Science and Technology
4113010084	河北建筑工程学院	河北	1	Hebei University of Architecture
4113010085	河北水利电力学院	河北	1
4113010086	河北农业大学	河北	1	Hebei Agricultural University
4113010089	河北医科大学	河北	1	Hebei Medical University
4113010092	河北北方学院	河北	1	Hebei Beifang University
4113010093	承德医学院	河北	1	Chengde Medical College
4113010094	河北师范大学	河北	1	Hebei Normal University
4113010096	保定学院	河北	1	Baoding Academy
4113010098	河北民族师范学院	河北	1	Hebei National Normal University
4113010099	唐山师范学院	河北	1	Tangshan Normal University
4113010100	廊坊师范学院	河北	1	Langfang Teachers College
4113010101	衡水学院	河北	1	Hengshui Academy
4113010102	石家庄学院	河北	1	Shijiazhuang University
4113010103	邯郸学院	河北	1	Handan Academy
4113010104	邢台学院	河北	1	Xingtai University
4113010105	沧州师范学院	河北	1	Cangzhou Normal University
4113010107	石家庄铁道大学	河北	1	Shijiazhuang Railway University
4113010216	燕山大学	河北	1	Yanshan University
4113010798	河北科技师范学院	河北	1	Hebei Normal University of Science and Technology
4113011033	唐山学院	河北	1	Tangshan University
4113011104	华北科技学院	河北	1	North China Institute of Science and Technology
4113011105	中国人民警察大学	河北	1	People's Police University of China
4113011236	河北体育学院	河北	1	Hebei Institute of Physical Education
4113011420	河北金融学院	河北	1	Hebei University of Finance
4113011629	北华航天工业学院	河北	1	North China Aerospace Institute of Technology
4113011775	防灾科技学院	河北	1	Faculty of Disaster Prevention Technology
4113011832	河北经贸大学	河北	1	Hebei University of Economics and Business
4113011903	中央司法警官学院	河北	1
4113012784	河北传媒学院	河北	1	Hebei University of Communication
4113012796	河北工程技术学院	河北	1	Hebei University of Engineering and Technology
4113013075	河北美术学院	河北	1	Hebei Academy of Fine Arts
4113013391	河北科技学院	河北	1	Hebei University of Science and Technology
4113013402	河北外国语学院	河北	1	Hebei International Studies University
4113013404	河北大学工商学院	河北	1	School of Business and Industry, Hebei University
4113013408	华北理工大学轻工学院	河北	1	School of Light Technology, North China University of Technology
4113016204	河北工业职业技术大学	河北	1	Hebei University of Technology
4113013411	河北师范大学汇华学院	河北	1	Huihua College, Hebei Normal University
4113013414	河北经贸大学经济管理学院	河北	1
4113013415	河北医科大学临床学院	河北	1	Hebei Medical University Clinical College
4113016203	河北科技工程职业技术大学	河北	1	Hebei Vocational and Technical University of Science and Technology
4113013578	河北工程大学科信学院	河北	1
4113016202	河北石油职业技术大学	河北	1	Hebei University of Petroleum Technology
4113013592	燕山大学里仁学院	河北	1	Lijen College, Yanshan University
4113013593	石家庄铁道大学四方学院	河北	1	Sifang College, Shijiazhuang Railway University
4113013594	河北地质大学华信学院	河北	1	Huaxin College, Hebei Geological University
4113013595	河北农业大学现代科技学院	河北	1	School of Modern Science and Technology, Hebei Agricultural University
4113013596	华北理工大学冀唐学院	河北	1	Jitang College, North China University of Technology
4113013891	保定理工学院	河北	1	Baoding Institute of Technology
4113013895	燕京理工学院	河北	1	Yenching Institute of Technology
4113013899	北京中医药大学东方学院	河北	1	Oriental College, Beijing University of Traditional Chinese Medicine
4113014202	沧州交通学院	河北	1	Cangzhou Transportation University
4113014225	河北东方学院	河北	1	Hebei Dongfang University
4113014432	河北中医学院	河北	1	Hebei University of Traditional Chinese Medicine
4113014458	张家口学院	河北	1	Zhangjiakou Academy
4213051721	河北环境工程学院	河北	1
4113011034	邯郸职业技术学院	河北	2
4113011238	石家庄职业技术学院	河北	2
4113011423	张家口职业技术学院	河北	2
4113012352	河北软件职业技术学院	河北	2
4113012367	河北石油职业技术学院	河北	2
4113012389	河北建材职业技术学院	河北	2
4113012408	河北政法职业学院	河北	2
4113012415	沧州职业技术学院	河北	2
4113012418	河北能源职业技术学院	河北	2
4113012424	石家庄铁路职业技术学院	河北	2
4113012543	保定职业技术学院	河北	2
4113012773	秦皇岛职业技术学院	河北	2
4113012782	石家庄工程职业学院	河北	2
4113012783	石家庄城市经济职业学院	河北	2
4113012785	唐山职业技术学院	河北	2
4113012786	衡水职业技术学院	河北	2
4113012787	唐山工业职业技术学院	河北	2
4113012884	邢台医学高等专科学校	河北	2
4113012885	河北艺术职业学院	河北	2
4113012887	河北旅游职业学院	河北	2
4113013070	石家庄财经职业学院	河北	2
4113013071	河北交通职业技术学院	河北	2
4113013072	河北化工医药职业技术学院	河北	2
4113013073	石家庄信息工程职业学院	河北	2
4113013074	河北对外经贸职业学院	河北	2
4113013392	保定电力职业技术学院	河北	2
4113013393	河北机电职业技术学院	河北	2
4113013394	渤海石油职业学院	河北	2
4113013395	廊坊职业技术学院	河北	2
4113013396	唐山科技职业技术学院	河北	2
4113013397	石家庄邮电职业技术学院	河北	2
4113013398	河北公安警察职业学院	河北	2
4113013399	石家庄工商职业学院	河北	2
4113013400	石家庄理工职业学院	河北	2
4113013403	石家庄科技信息职业学院	河北	2
4113013690	河北司法警官职业学院	河北	2
4113013779	沧州医学高等专科学校	河北	2
4113013822	河北女子职业技术学院	河北	2
4113014018	石家庄医学高等专科学校	河北	2
4113014047	石家庄经济职业学院	河北	2
4113014103	冀中职业学院	河北	2
4113014158	石家庄人民医学高等专科学校	河北	2
4113014185	石家庄科技工程职业学院	河北	2
4113014208	河北劳动关系职业学院	河北	2
4113014213	石家庄科技职业学院	河北	2
4113014259	泊头职业学院	河北	2
4113014260	宣化科技职业学院	河北	2
4113014280	廊坊燕京职业技术学院	河北	2
4113014281	承德护理职业学院	河北	2
4113014328	石家庄幼儿师范高等专科学校	河北	2
4113014335	廊坊卫生职业学院	河北	2
4113014396	河北轨道运输职业技术学院	河北	2
4113014460	保定幼儿师范高等专科学校	河北	2
4113014471	河北工艺美术职业学院	河北	2
4113014472	渤海理工职业学院	河北	2
4113014586	唐山幼儿师范高等专科学校	河北	2
4113014601	曹妃甸职业技术学院	河北	2
4113014632	承德应用技术职业学院	河北	2
4113014686	邯郸幼儿师范高等专科学校	河北	2
4113014695	邯郸科技职业学院	河北	2
4113014696	唐山海运职业学院	河北	2
4113014742	邢台应用技术职业学院	河北	2
4114010108	山西大学	山西	1	Shanxi University
4114010109	太原科技大学	山西	1	Taiyuan University of Science and Technology
4114010110	中北大学	山西	1	North Central University
4114010112	太原理工大学	山西	1	Taiyuan University of Technology (TYUT)
4114010113	山西农业大学	山西	1	Shanxi Agricultural University
4114010114	山西医科大学	山西	1	Shanxi Medical University
4114010117	长治医学院	山西	1	Changzhi Medical College
4114010118	山西师范大学	山西	1	Shanxi Normal University
4114010119	太原师范学院	山西	1	Taiyuan Normal University
4114010120	山西大同大学	山西	1	Shanxi Datong University
4114010121	晋中学院	山西	1	Jinzhong University
4114010122	长治学院	山西	1	Changzhi College
4114010123	运城学院	山西	1	Yuncheng College
4114010124	忻州师范学院	山西	1	Xinzhou Normal University
4114010125	山西财经大学	山西	1	Shanxi University of Finance and Economics
4114010809	山西中医药大学	山西	1	Shanxi University of Traditional Chinese Medicine
4114010812	吕梁学院	山西	1	Lvliang College
4114011242	太原学院	山西	1	Taiyuan University
4114012111	山西警察学院	山西	1	Shanxi Police Academy
4114012779	山西应用科技学院	山西	1	Shanxi University of Applied Sciences
4114016201	山西工程科技职业大学	山西	1	Shanxi Vocational University of Engineering and Technology
4114013534	山西工学院	山西	1	Shanxi Institute of Technology
4114013535	晋中信息学院	山西	1	Jinzhong Information Institute
4114013537	山西师范大学现代文理学院	山西	1	Shanxi Normal University Modern Arts and Sciences College
4114013538	山西晋中理工学院	山西	1	Shanxi Jinzhong Institute of Technology
4114013597	山西科技学院	山西	1	Shanxi University of Science and Technology
4114013598	山西医科大学晋祠学院	山西	1	Shanxi Medical University Jinci College
4114013608	山西财经大学华商学院	山西	1	Shanxi University of Finance and Economics Hua Business School
4114013691	山西工商学院	山西	1	Shanxi University of Industry and Business
4114014101	太原工业学院	山西	1	Taiyuan Institute of Technology
4114014226	运城职业技术大学	山西	1	Yuncheng Vocational and Technical University
4114014434	山西传媒学院	山西	1	Shanxi University of Communication
4114014527	山西工程技术学院	山西	1	Shanxi University of Engineering and Technology
4214051189	山西能源学院	山西	1	Shanxi Energy University
4114011630	山西省财政税务专科学校	山西	2
4114012388	长治职业技术学院	山西	2
4114012704	山西艺术职业学院	山西	2
4114012774	晋城职业技术学院	山西	2
4114012776	山西药科职业学院	山西	2
4114012780	大同煤炭职业技术学院	山西	2
4114012888	山西机电职业技术学院	山西	2
4114012890	山西财贸职业技术学院	山西	2
4114012891	山西林业职业技术学院	山西	2
4114012892	山西水利职业技术学院	山西	2
4114012893	阳泉职业技术学院	山西	2
4114013171	临汾职业技术学院	山西	2
4114013528	山西职业技术学院	山西	2
4114013530	山西金融职业学院	山西	2
4114013532	太原城市职业技术学院	山西	2
4114013541	山西信息职业技术学院	山西	2
4114013692	山西体育职业学院	山西	2
4114013693	山西警官职业学院	山西	2
4114013694	山西国际商务职业学院	山西	2
4114013695	潞安职业技术学院	山西	2
4114013696	太原旅游职业学院	山西	2
4114013697	山西旅游职业学院	山西	2
4114013698	山西管理职业学院	山西	2
4114013745	山西电力职业技术学院	山西	2
4114013821	忻州职业技术学院	山西	2
4114013862	山西同文职业技术学院	山西	2
4114013913	晋中职业技术学院	山西	2
4114013914	山西华澳商贸职业学院	山西	2
4114013934	山西运城农业职业技术学院	山西	2
4114014093	运城幼儿师范高等专科学校	山西	2
4114014105	山西老区职业技术学院	山西	2
4114014177	山西经贸职业学院	山西	2
4114014186	朔州职业技术学院	山西	2
4114014247	山西铁道职业技术学院	山西	2
4114014270	晋中师范高等专科学校	山西	2
4114014271	阳泉师范高等专科学校	山西	2
4114014336	山西青年职业学院	山西	2
4114014397	运城护理职业学院	山西	2
4114014461	运城师范高等专科学校	山西	2
4114014462	朔州师范高等专科学校	山西	2
4114014500	吕梁职业技术学院	山西	2
4114014627	大同师范高等专科学校	山西	2
4114014628	太原幼儿师范高等专科学校	山西	2
4114014681	山西工程职业学院	山西	2
4114014687	长治幼儿师范高等专科学校	山西	2
4114014697	山西通用航空职业技术学院	山西	2
4114014698	朔州陶瓷职业技术学院	山西	2
4214050166	山西卫生健康职业学院	山西	2
4115010126	内蒙古大学	内蒙古	1	Inner Mongolia University
4115010127	内蒙古科技大学	内蒙古	1	Inner Mongolia University of Science and Technology
4115010128	内蒙古工业大学	内蒙古	1	Inner Mongolia University of Technology
4115010129	内蒙古农业大学	内蒙古	1	Inner Mongolia Agricultural University
4115010132	内蒙古医科大学	内蒙古	1	Inner Mongolia Medical University
4115010135	内蒙古师范大学	内蒙古	1	Inner Mongolia Normal University
4115010136	内蒙古民族大学	内蒙古	1	Inner Mongolia Minzu University
4115010138	赤峰学院	内蒙古	1	Chifeng College
4115010139	内蒙古财经大学	内蒙古	1	Inner Mongolia University of Finance and Economics
4115010819	呼伦贝尔学院	内蒙古	1	Hulunbuir College
4115011427	集宁师范学院	内蒙古	1	Jining Normal College
4115011631	河套学院	内蒙古	1	Hetao College
4115011709	呼和浩特民族学院	内蒙古	1	Hohhot Ethnic College
4115014199	内蒙古大学创业学院	内蒙古	1	School of Entrepreneurship, Inner Mongolia University
4115014205	内蒙古鸿德文理学院	内蒙古	1	Inner Mongolia Hongde College of Arts and Sciences
4115014531	内蒙古艺术学院	内蒙古	1	Inner Mongolia Academy of Art
4115014532	鄂尔多斯应用技术学院	内蒙古	1	Ordos Institute of Applied Sciences
4115010871	内蒙古建筑职业技术学院	内蒙古	2
4115011429	内蒙古丰州职业学院	内蒙古	2
4115012057	包头职业技术学院	内蒙古	2
4115012443	兴安职业技术学院	内蒙古	2
4115012670	呼和浩特职业学院	内蒙古	2
4115012671	包头轻工职业技术学院	内蒙古	2
4115012673	内蒙古电子信息职业技术学院	内蒙古	2
4115012674	内蒙古机电职业技术学院	内蒙古	2
4115012675	内蒙古化工职业学院	内蒙古	2
4115012676	内蒙古商贸职业学院	内蒙古	2
4115012677	锡林郭勒职业学院	内蒙古	2
4115012797	内蒙古警察职业学院	内蒙古	2
4115012894	内蒙古体育职业学院	内蒙古	2
4115013699	乌兰察布职业学院	内蒙古	2
4115013740	通辽职业学院	内蒙古	2
4115013741	科尔沁艺术职业学院	内蒙古	2
4115013824	内蒙古交通职业技术学院	内蒙古	2
4115013864	包头钢铁职业技术学院	内蒙古	2
4115013915	乌海职业技术学院	内蒙古	2
4115014048	内蒙古科技职业学院	内蒙古	2
4115014049	内蒙古北方职业技术学院	内蒙古	2
4115014050	赤峰职业技术学院	内蒙古	2
4115014051	内蒙古经贸外语职业学院	内蒙古	2
4115014187	包头铁道职业技术学院	内蒙古	2
4115014219	乌兰察布医学高等专科学校	内蒙古	2
4115014248	鄂尔多斯职业学院	内蒙古	2
4115014282	内蒙古工业职业学院	内蒙古	2
4115014283	呼伦贝尔职业技术学院	内蒙古	2
4115014285	满洲里俄语职业学院	内蒙古	2
4115014337	内蒙古能源职业学院	内蒙古	2
4115014338	赤峰工业职业技术学院	内蒙古	2
4115014339	阿拉善职业技术学院	内蒙古	2
4115014387	内蒙古美术职业学院	内蒙古	2
4115014463	内蒙古民族幼儿师范高等专科学校	内蒙古	2
4115014501	鄂尔多斯生态环境职业学院	内蒙古	2
4115014539	扎兰屯职业学院	内蒙古	2
4115014699	赤峰应用技术职业学院	内蒙古	2
4121010140	辽宁大学	辽宁	1	Liaoning University
4121010141	大连理工大学	辽宁	1	Dalian University of Technology	DUT
4121010142	沈阳工业大学	辽宁	1	Shenyang University of Technology
4121010143	沈阳航空航天大学	辽宁	1	Shenyang Aerospace University
4121010144	沈阳理工大学	辽宁	1	Shenyang Ligong University
4121010145	东北大学	辽宁	1	Northeastern University China	NEU
4121010146	辽宁科技大学	辽宁	1	Liaoning University of Science and Technology
4121010147	辽宁工程技术大学	辽宁	1	Liaoning Technical University
4121010148	辽宁石油化工大学	辽宁	1	Liaoning University of Petrochemical Sciences
4121010149	沈阳化工大学	辽宁	1	Shenyang University of Chemical Technology
4121010150	大连交通大学	辽宁	1	Dalian Jiaotong University
4121010151	大连海事大学	辽宁	1	Dalian Maritime University
4121010152	大连工业大学	辽宁	1	Dalian University of Technology
4121010153	沈阳建筑大学	辽宁	1	Shenyang University of Architecture
4121010154	辽宁工业大学	辽宁	1	Liaoning University of Technology
4121010157	沈阳农业大学	辽宁	1	Shenyang Agricultural University
4121010158	大连海洋大学	辽宁	1	Dalian Ocean University
4121010159	中国医科大学	辽宁	1	China Medical University
4121010160	锦州医科大学	辽宁	1	Jinzhou Medical University
4121010161	大连医科大学	辽宁	1	Dalian Medical University
4121010162	辽宁中医药大学	辽宁	1	Liaoning University of Traditional Chinese Medicine
4121010163	沈阳药科大学	辽宁	1	Shenyang Pharmaceutical University
4121010164	沈阳医学院	辽宁	1	Shenyang Medical College
4121010165	辽宁师范大学	辽宁	1	Liaoning Normal University
4121010166	沈阳师范大学	辽宁	1	Shenyang Normal University
4121010167	渤海大学	辽宁	1	Bohai University
4121010169	鞍山师范学院	辽宁	1	Anshan Normal University
4121010172	大连外国语大学	辽宁	1	Dalian University of Foreign Studies
4121010173	东北财经大学	辽宁	1	Northeastern University of Finance and Economics
4121010175	中国刑事警察学院	辽宁	1	Chinese Criminal Police Academy
4121010176	沈阳体育学院	辽宁	1	Shenyang Institute of Physical Education
4121010177	沈阳音乐学院	辽宁	1	Shenyang Conservatory of Music
4121010178	鲁迅美术学院	辽宁	1	Luxun Academy of Fine Arts
4121010841	辽宁对外经贸学院	辽宁	1	Liaoning University of International Business and Economics
4121011035	沈阳大学	辽宁	1	Shenyang University
4121011258	大连大学	辽宁	1	Dalian University
4121011430	辽宁科技学院	辽宁	1	Liaoning University of Science and Technology
4121011432	辽宁警察学院	辽宁	1	Liaoning Police Academy
4121011632	沈阳工程学院	辽宁	1	Shenyang University of Engineering
4121011779	辽东学院	辽宁	1	Liaodong University
4121012026	大连民族大学	辽宁	1	Dalian Minzu University
4121012595	辽宁理工职业大学	辽宁	1	Liaoning Polytechnic University
4121013198	大连理工大学城市学院	辽宁	1	Dalian Institute of Technology City College
4121013199	沈阳工业大学工程学院	辽宁	1	School of Engineering, Shenyang University of Technology
4121013200	沈阳航空航天大学北方科技学院	辽宁	1
4121013201	沈阳工学院	辽宁	1	Shenyang Institute of Technology
4121013203	大连工业大学艺术与信息工程学院	辽宁	1	School of Art and Information Engineering, Dalian University of Technology
4121013207	大连科技学院	辽宁	1	Dalian University of Science and Technology
4121013208	沈阳城市建设学院	辽宁	1	Shenyang Urban Construction College
4121013212	大连医科大学中山学院	辽宁	1	Zhongshan College, Dalian Medical University
4121013213	锦州医科大学医疗学院	辽宁	1	Jinzhou Medical University School of Medicine
4121013215	辽宁师范大学海华学院	辽宁	1	Haihua College, Liaoning Normal University
4121013217	辽宁理工学院	辽宁	1	Liaoning Institute of Technology
4121013218	大连财经学院	辽宁	1	Dalian University of Finance and Economics
4121013220	沈阳城市学院	辽宁	1	Shenyang City College
4121013599	大连艺术学院	辽宁	1	Dalian University of the Arts
4121013609	辽宁中医药大学杏林学院	辽宁	1	Xinglin College, Liaoning University of Traditional Chinese Medicine
4121013610	辽宁何氏医学院	辽宁	1	He's Medical College, Liaoning
4121013621	沈阳科技学院	辽宁	1	Shenyang University of Science and Technology
4121013631	大连东软信息学院	辽宁	1	Dalian Neusoft Information Institute
4121013900	辽宁财贸学院	辽宁	1	Liaoning University of Finance and Trade
4121013957	辽宁传媒学院	辽宁	1	Liaoning University of Communication
4121014435	营口理工学院	辽宁	1	Yingkou Institute of Technology
4121010171	朝阳师范高等专科学校	辽宁	2
4121010179	抚顺师范高等专科学校	辽宁	2
4121010180	锦州师范高等专科学校	辽宁	2
4121010181	营口职业技术学院	辽宁	2
4121010182	铁岭师范高等专科学校	辽宁	2
4121010845	大连职业技术学院	辽宁	2
4121010957	辽宁农业职业技术学院	辽宁	2
4121011037	抚顺职业技术学院	辽宁	2
4121011249	辽阳职业技术学院	辽宁	2
4121011250	阜新高等专科学校	辽宁	2
4121011500	辽宁省交通高等专科学校	辽宁	2
4121011735	辽宁税务高等专科学校	辽宁	2
4121012063	盘锦职业技术学院	辽宁	2
4121012590	沈阳航空职业技术学院	辽宁	2
4121012591	辽宁体育运动职业技术学院	辽宁	2
4121012592	辽宁职业学院	辽宁	2
4121012593	辽宁生态工程职业学院	辽宁	2
4121012594	沈阳职业技术学院	辽宁	2
4121012730	大连商务职业学院	辽宁	2
4121012895	辽宁金融职业学院	辽宁	2
4121012896	辽宁轨道交通职业学院	辽宁	2
4121012897	辽宁广告职业学院	辽宁	2
4121012898	辽宁机电职业技术学院	辽宁	2
4121012899	辽宁经济职业技术学院	辽宁	2
4121012900	辽宁石化职业技术学院	辽宁	2
4121012931	渤海船舶职业学院	辽宁	2
4121013958	大连软件职业学院	辽宁	2
4121013959	大连翻译职业学院	辽宁	2
4121013960	辽宁商贸职业学院	辽宁	2
4121013961	大连枫叶职业技术学院	辽宁	2
4121014076	辽宁装备制造职业技术学院	辽宁	2
4121014077	辽河石油职业技术学院	辽宁	2
4121014106	辽宁地质工程职业学院	辽宁	2
4121014188	辽宁铁道职业技术学院	辽宁	2
4121014189	辽宁建筑职业学院	辽宁	2
4121014209	大连航运职业技术学院	辽宁	2
4121014227	大连装备制造职业技术学院	辽宁	2
4121014228	大连汽车职业技术学院	辽宁	2
4121014240	辽宁现代服务职业技术学院	辽宁	2
4121014286	辽宁冶金职业技术学院	辽宁	2
4121014287	辽宁工程职业学院	辽宁	2
4121014288	辽宁城市建设职业技术学院	辽宁	2
4121014289	辽宁医药职业学院	辽宁	2
4121014290	铁岭卫生职业学院	辽宁	2
4121014385	沈阳北软信息职业技术学院	辽宁	2
4121014398	辽宁政法职业学院	辽宁	2
4121014464	辽宁民族师范高等专科学校	辽宁	2
4121014473	辽宁轻工职业学院	辽宁	2
4121014526	辽宁特殊教育师范高等专科学校	辽宁	2
4121014662	辽宁师范高等专科学校	辽宁	2
4121014700	鞍山职业技术学院	辽宁	2
4122010183	吉林大学	吉林	1	Jilin University	JLU
4122010184	延边大学	吉林	1	Yanbian University
4122010186	长春理工大学	吉林	1	Changchun University of Technology
4122010188	东北电力大学	吉林	1	Tohoku Electric Power University
4122010190	长春工业大学	吉林	1	Changchun University of Technology
4122010191	吉林建筑大学	吉林	1	Jilin University of Architecture
4122010192	吉林化工学院	吉林	1	Jilin University of Chemical Engineering
4122010193	吉林农业大学	吉林	1	Jilin Agricultural University
4122010199	长春中医药大学	吉林	1	Changchun University of Traditional Chinese Medicine
4122010200	东北师范大学	吉林	1	Northeast Normal University
4122010201	北华大学	吉林	1	North China University
4122010202	通化师范学院	吉林	1	Tonghua Teachers College
4122010203	吉林师范大学	吉林	1	Jilin Normal University
4122010204	吉林工程技术师范学院	吉林	1	Jilin Engineering and Technology Normal University
4122010205	长春师范大学	吉林	1	Changchun Normal University
4122010206	白城师范学院	吉林	1	Baicheng Teachers College
4122010207	吉林财经大学	吉林	1	Jilin University of Finance and Economics
4122010208	吉林体育学院	吉林	1	Jilin Sports Institute
4122010209	吉林艺术学院	吉林	1	Jilin Art Institute
4122010964	吉林外国语大学	吉林	1	Jilin University of Foreign Studies
4122011261	吉林工商学院	吉林	1	Jilin Institute of Industry and Business
4122011437	长春工程学院	吉林	1	Changchun University of Engineering
4122011439	吉林农业科技学院	吉林	1	Jilin Agricultural Science and Technology University
4122011441	吉林警察学院	吉林	1	Jilin Police Academy
4122011726	长春大学	吉林	1	Changchun University
4122013600	长春光华学院	吉林	1	Changchun Guanghua College
4122013601	长春工业大学人文信息学院	吉林	1	School of Humanities and Information, Changchun University of Technology
4122013602	长春电子科技学院	吉林	1	Changchun Institute of Electronic Science and Technology
4122013603	长春财经学院	吉林	1	Changchun University of Finance and Economics
4122013604	吉林建筑科技学院	吉林	1	Jilin University of Architecture and Technology
4122013605	长春建筑学院	吉林	1	Changchun Institute of Architecture
4122013606	长春科技学院	吉林	1	Changchun University of Science and Technology
4122013607	吉林动画学院	吉林	1	Jilin Animation Institute, JAI
4122013622	吉林师范大学博达学院	吉林	1	Boda College, Jilin Normal University
4122013623	长春大学旅游学院	吉林	1
4122013662	长春人文学院	吉林	1	Changchun College of Humanities
4122013706	吉林医药学院	吉林	1	Jilin Medical College
3622000335	长春师范高等专科学校	吉林	2
4122010847	辽源职业技术学院	吉林	2
4122011044	四平职业大学	吉林	2
4122011436	长春汽车工业高等专科学校	吉林	2
4122011440	长春金融高等专科学校	吉林	2
4122011823	长春医学高等专科学校	吉林	2
4122012049	吉林交通职业技术学院	吉林	2
4122012306	长春东方职业学院	吉林	2
4122012901	吉林司法警官职业学院	吉林	2
4122012902	吉林电子信息职业技术学院	吉林	2
4122012903	吉林工业职业技术学院	吉林	2
4122012904	吉林工程职业学院	吉林	2
4122013161	长春职业技术学院	吉林	2
4122013743	白城医学高等专科学校	吉林	2
4122013916	长春信息技术职业学院	吉林	2
4122013917	松原职业技术学院	吉林	2
4122014052	吉林铁道职业技术学院	吉林	2
4122014107	白城职业技术学院	吉林	2
4122014190	长白山职业技术学院	吉林	2
4122014291	吉林科技职业技术学院	吉林	2
4122014340	延边职业技术学院	吉林	2
4122014426	吉林城市职业技术学院	吉林	2
4122014567	吉林职业技术学院	吉林	2
4122014602	吉林水利电力职业学院	吉林	2
4122014603	长春健康职业学院	吉林	2
4122014701	长春早期教育职业学院	吉林	2
4122014702	梅河口康美职业技术学院	吉林	2
4122014743	吉林通用航空职业技术学院	吉林	2
4122014744	通化医药健康职业学院	吉林	2
4123010212	黑龙江大学	黑龙江	1	Heilongjiang University
4123010213	哈尔滨工业大学	黑龙江	1	Harbin Institute of Technology	HIT
4123010214	哈尔滨理工大学	黑龙江	1	Harbin University of Technology
4123010217	哈尔滨工程大学	黑龙江	1	Harbin Engineering University	HEU
4123010219	黑龙江科技大学	黑龙江	1	Heilongjiang University of Science and Technology
4123010220	东北石油大学	黑龙江	1	Northeastern Petroleum
4123010222	佳木斯大学	黑龙江	1	Jiamusi University
4123010223	黑龙江八一农垦大学	黑龙江	1	Heilongjiang Bayi Agricultural Reclamation University
4123010224	东北农业大学	黑龙江	1	Northeastern Agricultural University
4123010225	东北林业大学	黑龙江	1	Northeastern Forestry University
4123010226	哈尔滨医科大学	黑龙江	1	Harbin Medical University
4123010228	黑龙江中医药大学	黑龙江	1	Heilongjiang University of Traditional Chinese Medicine
4123010229	牡丹江医学院	黑龙江	1	Mudanjiang Medical College
4123010231	哈尔滨师范大学	黑龙江	1	Harbin Normal University
4123010232	齐齐哈尔大学	黑龙江	1	Qiqihar University
4123010233	牡丹江师范学院	黑龙江	1	Mudanjiang Normal University
4123010234	哈尔滨学院	黑龙江	1	Harbin College
4123010235	大庆师范学院	黑龙江	1	Daqing Normal University
4123010236	绥化学院	黑龙江	1	Sui Chemistry Institute
4123010240	哈尔滨商业大学	黑龙江	1	Harbin University of Commerce
4123010242	哈尔滨体育学院	黑龙江	1	Harbin Sports Institute
4123010245	哈尔滨金融学院	黑龙江	1	Harbin Institute of Finance
4123011230	齐齐哈尔医学院	黑龙江	1	Qiqihar Medical College
4123011445	黑龙江工业学院	黑龙江	1	Heilongjiang Institute of Technology
4123011446	黑龙江东方学院	黑龙江	1	Heilongjiang Oriental University
4123011635	哈尔滨信息工程学院	黑龙江	1
4123011802	黑龙江工程学院	黑龙江	1	Heilongjiang University of Engineering
4123012729	齐齐哈尔工程学院	黑龙江	1	Qiqihar College of Engineering
4123013296	黑龙江外国语学院	黑龙江	1
4123013298	黑龙江财经学院	黑龙江	1	Heilongjiang University of Finance and Economics
4123013299	哈尔滨石油学院	黑龙江	1	Harbin Petroleum Institute
4123013300	黑龙江工商学院	黑龙江	1
4123013301	哈尔滨远东理工学院	黑龙江	1	Harbin Far Eastern Institute of Technology
4123013303	哈尔滨剑桥学院	黑龙江	1	Harbin Cambridge College
4123013304	黑龙江工程学院昆仑旅游学院	黑龙江	1
4123013306	哈尔滨广厦学院	黑龙江	1	Harbin Guangxia College
4123013307	哈尔滨华德学院	黑龙江	1	Harbin Huade College
4123013744	黑河学院	黑龙江	1	Black River College
4123014560	哈尔滨音乐学院	黑龙江	1	Harbin Conservatory of Music
4123010238	齐齐哈尔高等师范专科学校	黑龙江	2
4123010872	伊春职业学院	黑龙江	2
4123011046	牡丹江大学	黑龙江	2
4123011449	黑龙江职业学院	黑龙江	2
4123012053	黑龙江建筑职业技术学院	黑龙江	2
4123012490	黑龙江艺术职业学院	黑龙江	2
4123012718	大庆职业学院	黑龙江	2
4123012724	黑龙江林业职业技术学院	黑龙江	2
4123012725	黑龙江农业职业技术学院	黑龙江	2
4123012726	黑龙江农业工程职业学院	黑龙江	2
4123012727	黑龙江农垦职业学院	黑龙江	2
4123012728	黑龙江司法警官职业学院	黑龙江	2
4123012905	鹤岗师范高等专科学校	黑龙江	2
4123012906	哈尔滨电力职业技术学院	黑龙江	2
4123012907	哈尔滨铁道职业技术学院	黑龙江	2
4123012908	大兴安岭职业学院	黑龙江	2
4123012910	黑龙江农业经济职业学院	黑龙江	2
4123012911	哈尔滨职业技术学院	黑龙江	2
4123013302	哈尔滨传媒职业学院	黑龙江	2
4123013447	黑龙江生物科技职业学院	黑龙江	2
4123013448	黑龙江商业职业学院	黑龙江	2
4123013449	黑龙江公安警官职业学院	黑龙江	2
4123013451	哈尔滨城市职业学院	黑龙江	2
4123013453	黑龙江农垦科技职业学院	黑龙江	2
4123013729	黑龙江旅游职业技术学院	黑龙江	2
4123013730	黑龙江三江美术职业学院	黑龙江	2
4123013731	黑龙江生态工程职业学院	黑龙江	2
4123013732	黑龙江能源职业学院	黑龙江	2
4123013918	七台河职业学院	黑龙江	2
4123013935	黑龙江民族职业学院	黑龙江	2
4123014017	大庆医学高等专科学校	黑龙江	2
4123014053	黑龙江交通职业技术学院	黑龙江	2
4123014055	哈尔滨应用职业技术学院	黑龙江	2
4123014095	黑龙江幼儿师范高等专科学校	黑龙江	2
4123014108	哈尔滨科学技术职业学院	黑龙江	2
4123014178	佳木斯职业学院	黑龙江	2
4123014272	黑龙江护理高等专科学校	黑龙江	2
4123014400	齐齐哈尔理工职业学院	黑龙江	2
4123014425	哈尔滨幼儿师范高等专科学校	黑龙江	2
4123014540	黑龙江冰雪体育职业学院	黑龙江	2
4123014633	哈尔滨北方航空职业技术学院	黑龙江	2
4131010246	复旦大学	上海	1	Fudan University
4131010247	同济大学	上海	1	Tongji University
4131010248	上海交通大学	上海	1	Shanghai Jiao Tong University	SJTU
4131010251	华东理工大学	上海	1	East China University of Science and Technology	ECUST
4131010252	上海理工大学	上海	1	University of Shanghai for Science and Technology
4131010254	上海海事大学	上海	1	Shanghai Maritime University(SMU)
4131010255	东华大学	上海	1	Donghua University
4131010256	上海电力大学	上海	1	Shanghai Electric Power University
4131010259	上海应用技术大学	上海	1	Shanghai University of Applied Sciences
4131010262	上海健康医学院	上海	1	Shanghai University of Health Sciences
4131010264	上海海洋大学	上海	1	Shanghai Ocean University
4131010268	上海中医药大学	上海	1	Shanghai University of Traditional Chinese Medicine
4131010269	华东师范大学	上海	1	East China Normal University	ECNU
4131010270	上海师范大学	上海	1	Shanghai Normal University
4131010271	上海外国语大学	上海	1	Shanghai International Studies University
4131010272	上海财经大学	上海	1	Shanghai University of Finance and Economics	SUFE
4131010273	上海对外经贸大学	上海	1	Shanghai University of Foreign Trade and Economics
4131010274	上海海关学院	上海	1	Shanghai Customs Academy
4131010276	华东政法大学	上海	1	华东政法大学
4131010277	上海体育学院	上海	1	Shanghai Institute of Physical Education
4131010278	上海音乐学院	上海	1	Shanghai Conservatory of Music
4131010279	上海戏剧学院	上海	1	Shanghai Theater Academy
4131010280	上海大学	上海	1	Shanghai University
4131010283	上海公安学院	上海	1	Shanghai Institute of Public Security
4131010856	上海工程技术大学	上海	1	Shanghai University of Engineering and Technology
4131011047	上海立信会计金融学院	上海	1	Shanghai Lixin Accounting and Finance Institute
4131011458	上海电机学院	上海	1	Shanghai Electric Institute
4131011833	上海杉达学院	上海	1	Shanghai Sanda College
4131011835	上海政法学院	上海	1
4131012044	上海第二工业大学	上海	1	Shanghai Second Polytechnic University
4131012050	上海商学院	上海	1	Shanghai Business School
4131012587	上海立达学院	上海	1	Shanghai Lida University
4131012799	上海建桥学院	上海	1	Shanghai Jianqiao University
4131012914	上海兴伟学院	上海	1	Shanghai Xingwei University
4131012915	上海中侨职业技术大学	上海	1	Shanghai Zhongqiao Vocational and Technical University
4131013632	上海视觉艺术学院	上海	1	Shanghai Institute of Visual Arts
4131013636	上海外国语大学贤达经济人文学院	上海	1	Xianda School of Economics and Humanities, Shanghai International Studies University
4131013893	上海师范大学天华学院	上海	1	Shanghai Normal University TIANHUA College
4131014423	上海科技大学	上海	1	Shanghai University of Science and Technology
4131016404	上海纽约大学	上海	1	New York University Shanghai
4131010275	上海旅游高等专科学校	上海	2
4131010851	上海东海职业技术学院	上海	2
4131010852	上海工商职业技术学院	上海	2
4131011733	上海出版印刷高等专科学校	上海	2
4131012493	上海行健职业学院	上海	2
4131012495	上海城建职业学院	上海	2
4131012497	上海交通职业技术学院	上海	2
4131012498	上海海事职业技术学院	上海	2
4131012499	上海电子信息职业技术学院	上海	2
4131012583	上海震旦职业学院	上海	2
4131012584	上海民远职业技术学院	上海	2
4131012585	上海欧华职业技术学院	上海	2
4131012586	上海思博职业技术学院	上海	2
4131012588	上海工艺美术职业学院	上海	2
4131012798	上海济光职业技术学院	上海	2
4131012800	上海工商外国语职业学院	上海	2
4131012801	上海科学技术职业学院	上海	2
4131012912	上海农林职业技术学院	上海	2
4131012913	上海邦德职业技术学院	上海	2
4131013747	上海电影艺术职业学院	上海	2
4131013907	上海中华职业技术学院	上海	2
4131014023	上海工会管理职业学院	上海	2
4131014394	上海民航职业技术学院	上海	2
4131014745	上海南湖职业技术学院	上海	2
4132010284	南京大学	江苏	1	Nanjing University	NJU
4132010285	苏州大学	江苏	1	Soochow University
4132010286	东南大学	江苏	1	Southeast University	SEU
4132010287	南京航空航天大学	江苏	1	Nanjing University of Aeronautics and Astronautics	NUAA
4132010288	南京理工大学	江苏	1	Nanjing University of Science and Technology	NJUST
4132010289	江苏科技大学	江苏	1	Jiangsu University of Science and Technology
4132010290	中国矿业大学	江苏	1	China University of Mining and Technology	CUMT
4132010291	南京工业大学	江苏	1	Nanjing Tech University
4132010292	常州大学	江苏	1	Changzhou University
4132010293	南京邮电大学	江苏	1
4132010294	河海大学	江苏	1	Hohai University
4132010295	江南大学	江苏	1	Jiangnan University
4132010298	南京林业大学	江苏	1	Nanjing Forestry University
4132010299	江苏大学	江苏	1	Jiangsu University
4132010300	南京信息工程大学	江苏	1
4132010304	南通大学	江苏	1	Nantong University
4132010305	盐城工学院	江苏	1	Yancheng Institute of Technology
4132010307	南京农业大学	江苏	1
4132010312	南京医科大学	江苏	1	Nanjing Medical University
4132010313	徐州医科大学	江苏	1	Xuzhou Medical University
4132010315	南京中医药大学	江苏	1	Nanjing University of Traditional Chinese Medicine
4132010316	中国药科大学	江苏	1
4132010319	南京师范大学	江苏	1	Nanjing Normal University
4132010320	江苏师范大学	江苏	1	Jiangsu Normal University
4132010323	淮阴师范学院	江苏	1	Huaiyin Normal University
4132010324	盐城师范学院	江苏	1	Yancheng Teachers College
4132010327	南京财经大学	江苏	1	Nanjing University of Finance and Economics
4132010329	江苏警官学院	江苏	1	Jiangsu Police Academy
4132010330	南京体育学院	江苏	1	Nanjing Institute of Physical Education
4132010331	南京艺术学院	江苏	1	Nanjing University of the Arts
4132010332	苏州科技大学	江苏	1	Suzhou University of Science and Technology
4132010333	常熟理工学院	江苏	1	Changshu Institute of Technology
4132010850	南京工业职业技术大学	江苏	1	Nanjing Polytechnic University
4132011049	淮阴工学院	江苏	1	Huaiyin Institute of Technology
4132011055	常州工学院	江苏	1	Changzhou Institute of Technology
4132011117	扬州大学	江苏	1	Yangzhou University
4132011122	三江学院	江苏	1	Sanjiang College
4132011276	南京工程学院	江苏	1	Nanjing Institute of Technology
4132011287	南京审计大学	江苏	1	Nanjing University of Auditing
4132011460	南京晓庄学院	江苏	1	Nanjing Xiaozhuang University
4132011463	江苏理工学院	江苏	1	Jiangsu Institute of Technology
4132011641	江苏海洋大学	江苏	1	Jiangsu Ocean University
4132011998	徐州工程学院	江苏	1	Xuzhou University of Engineering
4132012048	南京特殊教育师范学院	江苏	1
4132012056	南通理工学院	江苏	1	Nantong Institute of Technology
4132012213	南京森林警察学院	江苏	1	Nanjing Forest Police Academy
4132012689	东南大学成贤学院	江苏	1	Southeast University Chengxian College
4132012917	泰州学院	江苏	1	Taizhou University
4132013571	无锡太湖学院	江苏	1	Wuxi Taihu College
4132013573	金陵科技学院	江苏	1	Jinling University of Science and Technology
4132013579	中国矿业大学徐海学院	江苏	1	Xu Hai College, China University of Mining and Technology
4132013646	南京大学金陵学院	江苏	1	Jinling College, Nanjing University
4132013654	南京理工大学紫金学院	江苏	1	Zijin College, Nanjing University of Technology
4132013655	南京航空航天大学金城学院	江苏	1
4132013687	南京传媒学院	江苏	1	Nanjing Institute of Communication
4132013842	南京理工大学泰州科技学院	江苏	1	Taizhou University of Science and Technology, Nanjing University of Technology
4132013843	南京师范大学泰州学院	江苏	1	Taizhou College, Nanjing Normal University
4132013905	南京工业大学浦江学院	江苏	1	Pujiang College, Nanjing University of Technology
4132013906	南京师范大学中北学院	江苏	1	Zhongbei College, Nanjing Normal University
4132013980	南京医科大学康达学院	江苏	1	Kangda College, Nanjing Medical University
4132013981	南京中医药大学翰林学院	江苏	1	Hanlin College, Nanjing University of Traditional Chinese Medicine
4132013982	无锡学院	江苏	1	Wuxi University
4132013983	苏州城市学院	江苏	1	Suzhou City College
4132013984	苏州大学应用技术学院	江苏	1	College of Applied Sciences, Suzhou University
4132013985	苏州科技大学天平学院	江苏	1	School of Balance, Suzhou University of Science and Technology
4132013986	江苏大学京江学院	江苏	1	Jingjiang College, Jiangsu University
4132013987	扬州大学广陵学院	江苏	1	Guangling College, Yangzhou University
4132013988	江苏师范大学科文学院	江苏	1	College of Liberal Arts, Jiangsu Normal University
4132013989	南京邮电大学通达学院	江苏	1
4132013990	南京财经大学红山学院	江苏	1	Hongshan College, Nanjing University of Finance and Economics
4132013991	江苏科技大学苏州理工学院	江苏	1	Jiangsu University of Science and Technology Suzhou Institute of Technology
4132013992	常州大学怀德学院	江苏	1	Wilder College, Changzhou University
4132013993	南通大学杏林学院	江苏	1	Xinglin College, Nantong University
4132013994	南京审计大学金审学院	江苏	1
4132014160	宿迁学院	江苏	1	Suqian University
4132014436	江苏第二师范学院	江苏	1	Jiangsu Second Normal University
4132016403	西交利物浦大学	江苏	1	Xi’an Jiaotong-Liverpool University
4132016406	昆山杜克大学	江苏	1
3632000466	盐城幼儿师范高等专科学校	江苏	2
3632000583	苏州幼儿师范高等专科学校	江苏	2
4132010826	明达职业技术学院	江苏	2
4132010848	无锡职业技术学院	江苏	2
4132010849	江苏建筑职业技术学院	江苏	2
4132010958	江苏工程职业技术学院	江苏	2
4132010960	苏州工艺美术职业技术学院	江苏	2
4132011050	连云港职业技术学院	江苏	2
4132011051	镇江市高等专科学校	江苏	2
4132011052	南通职业大学	江苏	2
4132011054	苏州职业大学	江苏	2
4132011288	沙洲职业工学院	江苏	2
4132011462	扬州市职业大学	江苏	2
4132011585	连云港师范高等专科学校	江苏	2
4132012047	江苏经贸职业技术学院	江苏	2
4132012054	九州职业技术学院	江苏	2
4132012078	硅湖职业技术学院	江苏	2
4132012106	泰州职业技术学院	江苏	2
4132012317	常州信息职业技术学院	江苏	2
4132012678	江苏联合职业技术学院	江苏	2
4132012679	江苏海事职业技术学院	江苏	2
4132012680	应天职业技术学院	江苏	2
4132012681	无锡科技职业学院	江苏	2
4132012682	江苏医药职业学院	江苏	2
4132012683	扬州环境资源职业技术学院	江苏	2
4132012684	南通科技职业学院	江苏	2
4132012685	苏州经贸职业技术学院	江苏	2
4132012686	苏州工业职业技术学院	江苏	2
4132012687	苏州托普信息职业技术学院	江苏	2
4132012688	苏州卫生职业技术学院	江苏	2
4132012702	无锡商业职业技术学院	江苏	2
4132012703	江苏航运职业技术学院	江苏	2
4132012804	南京交通职业技术学院	江苏	2
4132012805	江苏电子信息职业学院	江苏	2
4132012806	江苏农牧科技职业学院	江苏	2
4132012807	常州纺织服装职业技术学院	江苏	2
4132012808	苏州农业职业技术学院	江苏	2
4132012809	苏州工业园区职业技术学院	江苏	2
4132012918	太湖创意职业技术学院	江苏	2
4132012919	炎黄职业技术学院	江苏	2
4132012920	南京科技职业学院	江苏	2
4132012921	正德职业技术学院	江苏	2
4132012922	钟山职业技术学院	江苏	2
4132012923	无锡南洋职业技术学院	江苏	2
4132013017	江南影视艺术职业学院	江苏	2
4132013100	金肯职业技术学院	江苏	2
4132013101	常州工业职业技术学院	江苏	2
4132013102	常州工程职业技术学院	江苏	2
4132013103	江苏农林职业技术学院	江苏	2
4132013104	江苏食品药品职业技术学院	江苏	2
4132013105	建东职业技术学院	江苏	2
4132013106	南京铁道职业技术学院	江苏	2
4132013107	徐州工业职业技术学院	江苏	2
4132013108	江苏信息职业技术学院	江苏	2
4132013110	宿迁职业技术学院	江苏	2
4132013112	南京信息职业技术学院	江苏	2
4132013113	江海职业技术学院	江苏	2
4132013114	常州机电职业技术学院	江苏	2
4132013137	江阴职业技术学院	江苏	2
4132013748	无锡城市职业技术学院	江苏	2
4132013749	无锡工艺职业技术学院	江苏	2
4132013750	金山职业技术学院	江苏	2
4132013751	苏州健雄职业技术学院	江苏	2
4132013752	盐城工业职业技术学院	江苏	2
4132013753	江苏财经职业技术学院	江苏	2
4132013754	扬州工业职业技术学院	江苏	2
4132013962	苏州百年职业学院	江苏	2
4132013963	昆山登云科技职业学院	江苏	2
4132013964	南京视觉艺术职业学院	江苏	2
4132014000	江苏城市职业学院	江苏	2
4132014001	南京城市职业学院	江苏	2
4132014056	南京机电职业技术学院	江苏	2
4132014163	苏州高博软件技术职业学院	江苏	2
4132014180	南京旅游职业学院	江苏	2
4132014255	江苏卫生健康职业学院	江苏	2
4132014256	苏州信息职业技术学院	江苏	2
4132014293	宿迁泽达职业技术学院	江苏	2
4132014295	苏州工业园区服务外包职业学院	江苏	2
4132014329	徐州幼儿师范高等专科学校	江苏	2
4132014401	徐州生物工程职业技术学院	江苏	2
4132014475	江苏商贸职业学院	江苏	2
4132014493	南通师范高等专科学校	江苏	2
4132014528	扬州中瑞酒店职业学院	江苏	2
4132014541	江苏护理职业学院	江苏	2
4132014542	江苏财会职业学院	江苏	2
4132014543	江苏城乡建设职业学院	江苏	2
4132014568	江苏航空职业技术学院	江苏	2
4132014589	江苏安全技术职业学院	江苏	2
4132014604	江苏旅游职业学院	江苏	2
4133010335	浙江大学	浙江	1	Zhejiang University	ZJU
4133010336	杭州电子科技大学	浙江	1	Hangzhou University of Electronics and Technology
4133010337	浙江工业大学	浙江	1	Zhejiang University of Technology
4133010338	浙江理工大学	浙江	1	Zhejiang Sci-Tech University
4133010340	浙江海洋大学	浙江	1	Zhejiang Ocean University
4133010341	浙江农林大学	浙江	1	Zhejiang Agriculture and Forestry University
4133010343	温州医科大学	浙江	1	Wenzhou Medical University
4133010344	浙江中医药大学	浙江	1	Zhejiang University of Traditional Chinese Medicine
4133010345	浙江师范大学	浙江	1	Zhejiang Normal University
4133010346	杭州师范大学	浙江	1	Hangzhou Normal University
4133010347	湖州师范学院	浙江	1	Huzhou Normal University
4133010349	绍兴文理学院	浙江	1	Shaoxing University of Arts and Sciences
4133010350	台州学院	浙江	1	Taizhou University
4133010351	温州大学	浙江	1	Wenzhou University
4133010352	丽水学院	浙江	1	Lishui Academy
4133010353	浙江工商大学	浙江	1
4133010354	嘉兴大学	浙江	1	Jiaxing University
4133010355	中国美术学院	浙江	1	China Academy of Fine Arts
4133010356	中国计量大学	浙江	1	China University of metering
4133010876	浙江万里学院	浙江	1	Zhejiang Wanli College
4133011057	浙江科技大学	浙江	1	Zhejiang University of Science and Technology
4133011058	宁波工程学院	浙江	1	Ningbo University of Engineering
4133011481	浙江水利水电学院	浙江	1
4133011482	浙江财经大学	浙江	1	Zhejiang University of Finance and Economics
4133011483	浙江警察学院	浙江	1	Zhejiang Police Academy
4133011488	衢州学院	浙江	1	Quzhou University
4133011646	宁波大学	浙江	1	Ningbo University
4133011647	浙江传媒学院	浙江	1	Zhejiang Communication University
4133011842	浙江树人学院	浙江	1	Zhejiang Tree Academy
4133012792	浙江越秀外国语学院	浙江	1	Zhejiang Yuexiu Foreign Language Institute
4133013001	宁波财经学院	浙江	1	Ningbo University of Finance and Economics
4133013021	浙大城市学院	浙江	1	Zhejiang Metropolitan University
4133013022	浙大宁波理工学院	浙江	1	Zhejiang University Ningbo Institute of Technology
4133013023	杭州医学院	浙江	1	Hangzhou Medical College
4133013029	浙江广厦建设职业技术大学	浙江	1	Zhejiang Guangxia Construction Polytechnic University
4133013275	浙江工业大学之江学院	浙江	1	Zhijiang College, Zhejiang University of Technology
4133013276	浙江师范大学行知学院	浙江	1	Xingzhi College, Zhejiang Normal University
4133013277	宁波大学科学技术学院	浙江	1	School of Science and Technology, Ningbo University
4133013279	杭州电子科技大学信息工程学院	浙江	1	School of Information Engineering, Hangzhou University of Electronic Science and Technology
4133013280	浙江理工大学科技与艺术学院	浙江	1	School of Science and Art, Zhejiang University of Science and Technology
4133013283	浙江农林大学暨阳学院	浙江	1	Jiyang College, Zhejiang Agriculture and Forestry University
4133013284	温州医科大学仁济学院	浙江	1	Renji College, Wenzhou Medical University
4133013285	浙江中医药大学滨江学院	浙江	1	Binjiang College, Zhejiang University of Traditional Chinese Medicine
4133013286	杭州师范大学钱江学院	浙江	1	Qianjiang College, Hangzhou Normal University
4133013287	湖州学院	浙江	1	Huzhou University
4133013288	绍兴文理学院元培学院	浙江	1	Shaoxing College of Arts and Sciences Yuanpei College
4133013289	温州理工学院	浙江	1	Wenzhou Institute of Technology
4133013290	浙江工商大学杭州商学院	浙江	1
4133013291	嘉兴南湖学院	浙江	1	Jiaxing Nanhu College
4133013292	中国计量大学现代科技学院	浙江	1
4133013294	浙江财经大学东方学院	浙江	1	Oriental College, Zhejiang University of Finance and Economics
4133013637	温州商学院	浙江	1	Wenzhou Business School
4133014206	同济大学浙江学院	浙江	1	Zhejiang College, Tongji University
4133014207	上海财经大学浙江学院	浙江	1	Zhejiang College, Shanghai University of Finance and Economics
4133014275	浙江外国语学院	浙江	1	Zhejiang Foreign Languages University
4133014535	浙江音乐学院	浙江	1	Zhejiang Conservatory of Music
4133014626	西湖大学	浙江	1	Westlake University
4133016207	浙江药科职业大学	浙江	1	Zhejiang Pharmaceutical Vocational University
4133016301	宁波诺丁汉大学	浙江	1	University of Nottingham, Ningbo
4133016405	温州肯恩大学	浙江	1	Wenzhou Kane University
4133010863	宁波职业技术学院	浙江	2
4133010864	温州职业技术学院	浙江	2
4133012036	浙江交通职业技术学院	浙江	2
4133012061	金华职业技术学院	浙江	2
4133012645	宁波城市职业技术学院	浙江	2
4133012646	浙江电力职业技术学院	浙江	2
4133012647	浙江同济科技职业学院	浙江	2
4133012789	浙江工商职业技术学院	浙江	2
4133012790	台州职业技术学院	浙江	2
4133012791	浙江工贸职业技术学院	浙江	2
4133012861	浙江机电职业技术学院	浙江	2
4133012862	浙江建设职业技术学院	浙江	2
4133012863	浙江艺术职业学院	浙江	2
4133012864	浙江经贸职业技术学院	浙江	2
4133012865	浙江商业职业技术学院	浙江	2
4133012866	浙江经济职业技术学院	浙江	2
4133012867	浙江旅游职业学院	浙江	2
4133012868	浙江育英职业技术学院	浙江	2
4133012869	浙江警官职业学院	浙江	2
4133012870	浙江金融职业学院	浙江	2
4133012871	浙江工业职业技术学院	浙江	2
4133012872	杭州职业技术学院	浙江	2
4133012874	嘉兴职业技术学院	浙江	2
4133012875	湖州职业技术学院	浙江	2
4133012876	绍兴职业技术学院	浙江	2
4133012877	衢州职业技术学院	浙江	2
4133012878	丽水职业技术学院	浙江	2
4133013002	浙江东方职业技术学院	浙江	2
4133013003	义乌工商职业技术学院	浙江	2
4133013025	浙江纺织服装职业技术学院	浙江	2
4133013026	杭州科技职业技术学院	浙江	2
4133013027	浙江长征职业技术学院	浙江	2
4133013028	嘉兴南洋职业技术学院	浙江	2
4133013030	杭州万向职业技术学院	浙江	2
4133013688	浙江邮电职业技术学院	浙江	2
4133013742	宁波卫生职业技术学院	浙江	2
4133013746	台州科技职业学院	浙江	2
4133013853	浙江国际海运职业技术学院	浙江	2
4133013854	浙江体育职业技术学院	浙江	2
4133014088	温州科技职业学院	浙江	2
4133014089	浙江汽车职业技术学院	浙江	2
4133014090	浙江横店影视职业学院	浙江	2
4133014269	浙江农业商贸职业学院	浙江	2
4133014431	浙江特殊教育职业学院	浙江	2
4133014492	浙江安防职业技术学院	浙江	2
4133014703	浙江宇翔职业技术学院	浙江	2
4133014746	浙江金华科贸职业技术学院	浙江	2
4133016408	浙江舟山群岛新区旅游与健康职业学院	浙江	2
4233050559	宁波幼儿师范高等专科学校	浙江	2
4134010357	安徽大学	安徽	1	Anhui University
4134010358	中国科学技术大学	安徽	1	University of Science and Technology of China	USTC
4134010359	合肥工业大学	安徽	1	Hefei University of Technology	HFUT
4134010360	安徽工业大学	安徽	1	Anhui University of Technology
4134010361	安徽理工大学	安徽	1	Anhui University of Technology
4134010363	安徽工程大学	安徽	1	Anhui University of Engineering
4134010364	安徽农业大学	安徽	1	Anhui Agricultural University
4134010366	安徽医科大学	安徽	1	Anhui Medical University
4134010367	蚌埠医学院	安徽	1	Bengbu Medical College
4134010368	皖南医学院	安徽	1	Wannan Medical College
4134010369	安徽中医药大学	安徽	1	Anhui University of Traditional Chinese Medicine
4134010370	安徽师范大学	安徽	1	Anhui Normal University
4134010371	阜阳师范大学	安徽	1	Fuyang Normal University
4134010372	安庆师范大学	安徽	1	Anqing Normal University
4134010373	淮北师范大学	安徽	1	Huaibei Normal University
4134010375	黄山学院	安徽	1	Huangshan Academy
4134010376	皖西学院	安徽	1	Wanxi College
4134010377	滁州学院	安徽	1	Chuzhou University
4134010378	安徽财经大学	安徽	1	Anhui University of Finance and Economics
4134010379	宿州学院	安徽	1	Suzhou University
4134010380	巢湖学院	安徽	1	Chaohu College
4134010381	淮南师范学院	安徽	1	Huainan Normal University
4134010383	铜陵学院	安徽	1	Tongling College
4134010878	安徽建筑大学	安徽	1	Anhui University of Architecture
4134010879	安徽科技学院	安徽	1	Anhui University of Science and Technology
4134010959	安徽三联学院	安徽	1	Anhui Sanlian University
4134011059	合肥大学	安徽	1	Hefei University
4134011305	蚌埠学院	安徽	1	Bengbu University
4134011306	池州学院	安徽	1	Chizhou University
4134012216	安徽新华学院	安徽	1	Anhui Xinhua University
4134012810	安徽文达信息工程学院	安徽	1	Anhui Wenda Information Engineering College
4134012926	亳州学院	安徽	1	Bozhou University
4134013065	安徽外国语学院	安徽	1	Anhui University of Foreign Languages
4134013611	蚌埠工商学院	安徽	1
4134013612	安徽大学江淮学院	安徽	1	Jianghuai College, Anhui University
4134013613	安徽信息工程学院	安徽	1	Anhui Institute of Information Engineering
4134013614	马鞍山学院	安徽	1	Maanshan College
4134013615	合肥城市学院	安徽	1	Hefei City College
4134013616	合肥经济学院	安徽	1	Hefei School of Economics
4134013617	安徽师范大学皖江学院	安徽	1	Anhui Normal University Wanjiang College
4134013618	安徽医科大学临床医学院	安徽	1	Anhui Medical University School of Clinical Medicine
4134013619	阜阳师范大学信息工程学院	安徽	1	School of Information Engineering, Fuyang Normal University
4134013620	淮北理工学院	安徽	1	Huaibei Institute of Technology
4134014098	合肥师范学院	安徽	1	Hefei Normal University
4134014203	皖江工学院	安徽	1	Wanjiang Institute of Technology
4134014682	安徽艺术学院	安徽	1	Anhui University of the Arts
4134010869	安徽职业技术学院	安徽	2
4134010963	淮北职业技术学院	安徽	2
4134011061	芜湖职业技术学院	安徽	2
4134011308	淮南联合大学	安徽	2
4134012072	安徽商贸职业技术学院	安徽	2
4134012073	安徽水利水电职业技术学院	安徽	2
4134012074	阜阳职业技术学院	安徽	2
4134012217	铜陵职业技术学院	安徽	2
4134012218	民办万博科技职业学院	安徽	2
4134012219	安徽警官职业学院	安徽	2
4134012220	淮南职业技术学院	安徽	2
4134012334	安徽工业经济职业技术学院	安徽	2
4134012410	合肥通用职业技术学院	安徽	2
4134012811	安徽工贸职业技术学院	安徽	2
4134012812	宿州职业技术学院	安徽	2
4134012813	六安职业技术学院	安徽	2
4134012814	安徽电子信息职业技术学院	安徽	2
4134012815	民办合肥经济技术职业学院	安徽	2
4134012816	安徽交通职业技术学院	安徽	2
4134012817	安徽体育运动职业技术学院	安徽	2
4134012924	安徽中医药高等专科学校	安徽	2
4134012925	安徽医学高等专科学校	安徽	2
4134013058	合肥职业技术学院	安徽	2
4134013059	滁州职业技术学院	安徽	2
4134013060	池州职业技术学院	安徽	2
4134013061	宣城职业技术学院	安徽	2
4134013062	安徽广播影视职业技术学院	安徽	2
4134013064	民办合肥滨湖职业技术学院	安徽	2
4134013336	安徽电气工程职业技术学院	安徽	2
4134013337	安徽冶金科技职业学院	安徽	2
4134013338	安徽城市管理职业学院	安徽	2
4134013339	安徽机电职业技术学院	安徽	2
4134013340	安徽工商职业学院	安徽	2
4134013341	安徽中澳科技职业学院	安徽	2
4134013342	阜阳科技职业学院	安徽	2
4134013343	亳州职业技术学院	安徽	2
4134013344	安徽国防科技职业学院	安徽	2
4134013345	安庆职业技术学院	安徽	2
4134013346	安徽艺术职业学院	安徽	2
4134013760	马鞍山师范高等专科学校	安徽	2
4134013845	安徽财贸职业学院	安徽	2
4134013846	安徽国际商务职业学院	安徽	2
4134013847	安徽公安职业学院	安徽	2
4134013848	安徽林业职业技术学院	安徽	2
4134013849	安徽审计职业学院	安徽	2
4134013850	安徽新闻出版职业技术学院	安徽	2
4134013851	安徽邮电职业技术学院	安徽	2
4134013852	安徽工业职业技术学院	安徽	2
4134014058	民办合肥财经职业学院	安徽	2
4134014096	安庆医药高等专科学校	安徽	2
4134014132	安徽涉外经济职业学院	安徽	2
4134014133	安徽绿海商务职业学院	安徽	2
4134014135	合肥共达职业技术学院	安徽	2
4134014137	蚌埠经济技术职业学院	安徽	2
4134014165	民办安徽旅游职业学院	安徽	2
4134014191	徽商职业学院	安徽	2
4134014192	马鞍山职业技术学院	安徽	2
4134014210	安徽现代信息工程职业学院	安徽	2
4134014229	安徽矿业职业技术学院	安徽	2
4134014230	合肥信息技术职业学院	安徽	2
4134014273	桐城师范高等专科学校	安徽	2
4134014296	黄山职业技术学院	安徽	2
4134014297	滁州城市职业学院	安徽	2
4134014298	安徽汽车职业技术学院	安徽	2
4134014299	皖西卫生职业学院	安徽	2
4134014330	合肥幼儿师范高等专科学校	安徽	2
4134014342	安徽扬子职业技术学院	安徽	2
4134014378	安徽黄梅戏艺术职业学院	安徽	2
4134014418	安徽粮食工程职业学院	安徽	2
4134014419	安徽卫生健康职业学院	安徽	2
4134014420	合肥科技职业学院	安徽	2
4134014502	皖北卫生职业学院	安徽	2
4134014536	阜阳幼儿师范高等专科学校	安徽	2
4134014704	黄山健康职业学院	安徽	2
4134014747	宿州航空职业学院	安徽	2
4135010384	厦门大学	福建	1	Xiamen University	XMU
4135010385	华侨大学	福建	1	Huaqiao University
4135010386	福州大学	福建	1	Fuzhou University	FZU
4135010388	福建工程学院	福建	1	Fujian University of Engineering
4135010389	福建农林大学	福建	1	Fujian Agriculture and Forestry University
4135010390	集美大学	福建	1	Jimei University
4135010392	福建医科大学	福建	1	Fujian Medical University
4135010393	福建中医药大学	福建	1	Fujian University of Traditional Chinese Medicine
4135010394	福建师范大学	福建	1	Fujian Normal University
4135010395	闽江学院	福建	1	Minjiang University
4135010397	武夷学院	福建	1	Wuyi University
4135010398	宁德师范学院	福建	1	Ningde Normal College
4135010399	泉州师范学院	福建	1	Quanzhou Normal University
4135010402	闽南师范大学	福建	1	Minnan Normal University
4135011062	厦门理工学院	福建	1	Xiamen Institute of Technology
4135011311	三明学院	福建	1	Sanming College
4135011312	龙岩学院	福建	1	Longyan College
4135011313	福建商学院	福建	1	Fujian Business School
4135011495	福建警察学院	福建	1	Fujian Police Academy
4135011498	莆田学院	福建	1	Putian Academy
4135011784	仰恩大学	福建	1	Yang'en University
4135012631	厦门医学院	福建	1	Xiamen Medical College
4135012709	厦门华厦学院	福建	1	Xiamen Huaxia College
4135012710	闽南理工学院	福建	1	Minnan Institute of Technology
4135012928	泉州职业技术大学	福建	1	Quanzhou Vocational and Technical University
4135012992	闽南科技学院	福建	1	Minnan University of Science and Technology
4135012993	福州工商学院	福建	1
4135013115	厦门工学院	福建	1	Xiamen Institute of Technology
4135013468	阳光学院	福建	1	Sunshine Academy
4135013469	厦门大学嘉庚学院	福建	1	Jiageng College, Xiamen University
4135013470	福州大学至诚学院	福建	1	Fuzhou University Zhicheng College
4135013471	集美大学诚毅学院	福建	1	Cheng Yi College, Jimei University
4135013472	福建师范大学协和学院	福建	1	Fujian Normal University Concord College
4135013762	福州外语外贸学院	福建	1
4135013763	福建江夏学院	福建	1	Fujian Jiangxia University
4135013766	泉州信息工程学院	福建	1
4135013773	福州理工学院	福建	1	Fuzhou Institute of Technology
4135014046	福建农林大学金山学院	福建	1	Jinshan College, Fujian Agriculture and Forestry University
4135014683	福建技术师范学院	福建	1	Fujian Technical Normal University
4135010866	福建船政交通职业学院	福建	2
4135011314	漳州职业技术学院	福建	2
4135011315	闽西职业技术学院	福建	2
4135011317	黎明职业大学	福建	2
4135011499	福建华南女子职业学院	福建	2
4135011502	福州职业技术学院	福建	2
4135012625	福建林业职业技术学院	福建	2
4135012626	福建信息职业技术学院	福建	2
4135012627	福建水利电力职业技术学院	福建	2
4135012628	福建电力职业技术学院	福建	2
4135012629	厦门海洋职业技术学院	福建	2
4135012630	福建农业职业技术学院	福建	2
4135012633	福建卫生职业技术学院	福建	2
4135012634	泉州医学高等专科学校	福建	2
4135012708	福州英华职业学院	福建	2
4135012711	泉州纺织服装职业学院	福建	2
4135012927	泉州华光职业学院	福建	2
4135013764	闽北职业技术学院	福建	2
4135013765	福州黎明职业技术学院	福建	2
4135013767	厦门演艺职业学院	福建	2
4135013768	厦门华天涉外职业技术学院	福建	2
4135013769	福州科技职业技术学院	福建	2
4135013770	泉州经贸职业技术学院	福建	2
4135013771	福建对外经济贸易职业技术学院	福建	2
4135013772	湄洲湾职业技术学院	福建	2
4135013969	福建生物工程职业技术学院	福建	2
4135013970	福建艺术职业学院	福建	2
4135013972	福建幼儿师范高等专科学校	福建	2
4135013973	厦门城市职业学院	福建	2
4135013975	泉州工艺美术职业学院	福建	2
4135013976	三明医学科技职业学院	福建	2
4135013977	宁德职业技术学院	福建	2
4135013978	福州软件职业技术学院	福建	2
4135013979	厦门兴才职业技术学院	福建	2
4135014059	厦门软件职业技术学院	福建	2
4135014060	福建体育职业技术学院	福建	2
4135014110	漳州城市职业学院	福建	2
4135014111	厦门南洋职业学院	福建	2
4135014112	厦门东海职业技术学院	福建	2
4135014113	漳州科技职业学院	福建	2
4135014115	漳州理工职业学院	福建	2
4135014116	武夷山职业学院	福建	2
4135014117	漳州卫生职业学院	福建	2
4135014231	泉州海洋职业学院	福建	2
4135014232	泉州轻工职业学院	福建	2
4135014257	厦门安防科技职业学院	福建	2
4135014331	泉州幼儿师范高等专科学校	福建	2
4135014490	闽江师范高等专科学校	福建	2
4135014503	泉州工程职业技术学院	福建	2
4135016411	福州墨尔本理工职业学院	福建	2
4136010403	南昌大学	江西	1	Nanchang University
4136010404	华东交通大学	江西	1	East China Jiaotong University
4136010405	东华理工大学	江西	1	Donghua University of Technology
4136010406	南昌航空大学	江西	1	Nanchang Aeronautical University
4136010407	江西理工大学	江西	1	Jiangxi University of Science and Technology
4136010408	景德镇陶瓷大学	江西	1	Jingdezhen Ceramics University
4136010410	江西农业大学	江西	1	Jiangxi Agricultural University
4136010412	江西中医药大学	江西	1	Jiangxi University of Traditional Chinese Medicine
4136010413	赣南医科大学	江西	1	Gannan Medical University
4136010414	江西师范大学	江西	1	Jiangxi Normal University
4136010416	上饶师范学院	江西	1	Shangrao Normal University
4136010417	宜春学院	江西	1	Yichun College
4136010418	赣南师范大学	江西	1	Gannan Normal University
4136010419	井冈山大学	江西	1	Jinggangshan University
4136010421	江西财经大学	江西	1	Jiangxi University of Finance and Economics
4136010846	江西科技学院	江西	1	Jiangxi University of Science and Technology
4136010894	景德镇学院	江西	1	Jingdezhen College
4136010895	萍乡学院	江西	1	Pingxiang College
4136011318	江西科技师范大学	江西	1	Jiangxi Normal University of Science and Technology
4136011319	南昌工程学院	江西	1	Nanchang University of Engineering
4136011504	江西警察学院	江西	1	Jiangxi Police Academy
4136011508	新余学院	江西	1	Xinyu College
4136011843	九江学院	江西	1	Jiujiang College
4136012766	江西工程学院	江西	1	Jiangxi University of Engineering
4136012795	南昌理工学院	江西	1	Nanchang Institute of Technology
4136012938	江西应用科技学院	江西	1	Jiangxi University of Applied Sciences
4136013418	江西服装学院	江西	1	Jiangxi Fashion Institute
4136013420	南昌职业大学	江西	1	Nanchang Vocational University
4136013421	南昌工学院	江西	1	Nanchang Institute of Technology
4136013429	南昌大学科学技术学院	江西	1	School of Science and Technology, Nanchang University
4136013430	南昌大学共青学院	江西	1	College of Communal Youth, Nanchang University
4136013431	南昌交通学院	江西	1	Nanchang Transportation College
4136013432	赣东学院	江西	1	Gandong University
4136013433	南昌航空大学科技学院	江西	1
4136013434	赣南科技学院	江西	1	Gannan University of Science and Technology
4136013435	景德镇艺术职业大学	江西	1	Jingdezhen Art Vocational University
4136013436	江西农业大学南昌商学院	江西	1	Jiangxi Agricultural University Nanchang Business School
4136013437	南昌医学院	江西	1	Nanchang Medical College
4136013438	江西师范大学科学技术学院	江西	1	School of Science and Technology, Jiangxi Normal University
4136013439	赣南师范大学科技学院	江西	1	College of Science and Technology, Gannan Normal University
4136013440	江西科技师范大学理工学院	江西	1	Jiangxi Normal University of Science and Technology
4136013441	江西财经大学现代经济管理学院	江西	1	School of Modern Economic Management, Jiangxi University of Finance and Economics
4136013774	豫章师范学院	江西	1	Yuzhang Normal University
4136013776	江西软件职业技术大学	江西	1	Jiangxi Software Vocational and Technical University
4136014437	南昌师范学院	江西	1	Nanchang Normal University
3636000312	上饶幼儿师范高等专科学校	江西	2
3636000519	抚州幼儿师范高等专科学校	江西	2
4136010839	江西工业职业技术学院	江西	2
4136010888	江西医学高等专科学校	江西	2
4136011505	九江职业大学	江西	2
4136011785	九江职业技术学院	江西	2
4136012929	江西司法警官职业学院	江西	2
4136012930	江西陶瓷工艺美术职业技术学院	江西	2
4136012932	江西旅游商贸职业学院	江西	2
4136012933	江西电力职业技术学院	江西	2
4136012934	江西环境工程职业学院	江西	2
4136012936	江西艺术职业学院	江西	2
4136012937	鹰潭职业技术学院	江西	2
4136012939	江西信息应用职业技术学院	江西	2
4136012940	江西交通职业技术学院	江西	2
4136012941	江西财经职业学院	江西	2
4136012942	江西应用技术职业学院	江西	2
4136012943	江西现代职业技术学院	江西	2
4136012944	江西工业工程职业技术学院	江西	2
4136012976	江西机电职业技术学院	江西	2
4136013419	江西科技职业学院	江西	2
4136013422	江西外语外贸职业学院	江西	2
4136013423	江西工业贸易职业技术学院	江西	2
4136013424	宜春职业技术学院	江西	2
4136013425	江西应用工程职业学院	江西	2
4136013426	江西生物科技职业学院	江西	2
4136013427	江西建设职业技术学院	江西	2
4136013428	抚州职业技术学院	江西	2
4136013775	江西中医药高等专科学校	江西	2
4136013866	江西经济管理职业学院	江西	2
4136013867	江西制造职业技术学院	江西	2
4136013868	江西工程职业学院	江西	2
4136013869	江西青年职业学院	江西	2
4136013870	上饶职业技术学院	江西	2
4136013871	江西航空职业技术学院	江西	2
4136013872	江西农业工程职业学院	江西	2
4136013873	赣西科技职业学院	江西	2
4136013965	江西卫生职业学院	江西	2
4136014166	江西新能源科技职业学院	江西	2
4136014167	江西枫林涉外经贸职业学院	江西	2
4136014168	江西泰豪动漫职业学院	江西	2
4136014241	江西冶金职业技术学院	江西	2
4136014249	江西管理职业学院	江西	2
4136014250	江西传媒职业学院	江西	2
4136014321	江西工商职业技术学院	江西	2
4136014402	景德镇陶瓷职业技术学院	江西	2
4136014403	共青科技职业学院	江西	2
4136014465	赣州师范高等专科学校	江西	2
4136014476	江西水利职业学院	江西	2
4136014494	宜春幼儿师范高等专科学校	江西	2
4136014504	吉安职业技术学院	江西	2
4136014505	江西洪州职业学院	江西	2
4136014537	江西师范高等专科学校	江西	2
4136014544	南昌影视传播职业学院	江西	2
4136014569	赣南卫生健康职业学院	江西	2
4136014656	萍乡卫生职业学院	江西	2
4136014657	江西婺源茶业职业学院	江西	2
4136014665	赣州职业技术学院	江西	2
4136014705	南昌健康职业技术学院	江西	2
4136014706	九江理工职业学院	江西	2
4136014748	和君职业学院	江西	2
4137010422	山东大学	山东	1	Shandong University	SDU
4137010423	中国海洋大学	山东	1	Ocean University of China	OUC
4137010424	山东科技大学	山东	1	Shandong University of Science and Technology
4137010425	中国石油大学（华东）	山东	1	China University of Petroleum (East China)
4137010426	青岛科技大学	山东	1	Qingdao University of Science and Technology
4137010427	济南大学	山东	1	Jinan University
4137010429	青岛理工大学	山东	1	Qingdao University of Technology
4137010430	山东建筑大学	山东	1	Shandong University of Architecture
4137010431	齐鲁工业大学	山东	1	Qilu University
4137010433	山东理工大学	山东	1	Shandong University of Technology
4137010434	山东农业大学	山东	1	Shandong Agricultural University
4137010435	青岛农业大学	山东	1	Qingdao Agricultural University
4137010438	潍坊医学院	山东	1	Weifang Medical College
4137010439	山东第一医科大学	山东	1	Shandong No.1 Medical University
4137010440	滨州医学院	山东	1	Binzhou Medical College
4137010441	山东中医药大学	山东	1	Shandong University of Traditional Chinese Medicine
4137010443	济宁医学院	山东	1	Jining Medical College
4137010445	山东师范大学	山东	1	Shandong Normal University
4137010446	曲阜师范大学	山东	1	Qufu Normal University
4137010447	聊城大学	山东	1	Liaocheng University
4137010448	德州学院	山东	1	Texas State College
4137010449	滨州学院	山东	1	Binzhou University
4137010451	鲁东大学	山东	1	Ludong University
4137010452	临沂大学	山东	1	Linyi University
4137010453	泰山学院	山东	1	Taishan Academy
4137010454	济宁学院	山东	1	Jining College
4137010455	菏泽学院	山东	1	Heze Academy
4137010456	山东财经大学	山东	1	Shandong University of Finance and Economics
4137010457	山东体育学院	山东	1	Shandong Institute of Physical Education
4137010458	山东艺术学院	山东	1	Shandong Art Institute
4137010825	齐鲁医药学院	山东	1	Qilu Medical College
4137010868	青岛滨海学院	山东	1	Qingdao Binhai College
4137010904	枣庄学院	山东	1	Zaozhuang College
4137010908	山东工艺美术学院	山东	1	Shandong Institute of Arts and Crafts
4137011065	青岛大学	山东	1	Qingdao University
4137011066	烟台大学	山东	1	Yantai University
4137011067	潍坊学院	山东	1	Weifang University
4137011324	山东警察学院	山东	1	Shandong Police Academy
4137011510	山东交通学院	山东	1	Shandong Jiaotong University
4137011688	山东工商学院	山东	1
4137012331	山东女子学院	山东	1	Shandong Women's College
4137012332	烟台南山学院	山东	1	Yantai Nanshan College
4137012843	潍坊科技学院	山东	1	Weifang University of Science and Technology
4137013006	山东英才学院	山东	1	Shandong Yingcai College
4137013015	青岛恒星科技学院	山东	1	Qingdao Stellar University of Science and Technology
4137013320	青岛黄海学院	山东	1	Qingdao Huanghai University
4137013322	山东现代学院	山东	1	Shandong Modern College
4137013324	山东协和学院	山东	1	Shandong Xiehe University
4137013356	山东工程职业技术大学	山东	1
4137013359	烟台理工学院	山东	1	Yantai Institute of Technology
4137013373	聊城大学东昌学院	山东	1	Dongchang College, Liaocheng University
4137013378	青岛城市学院	山东	1	Qingdao City University
4137013379	潍坊理工学院	山东	1	Weifang Institute of Technology
4137013383	山东财经大学燕山学院	山东	1	Yanshan College, Shandong University of Finance and Economics
4137013386	山东石油化工学院	山东	1
4137013387	山东外国语职业技术大学	山东	1	Shandong Foreign Language Vocational and Technical University
4137013624	泰山科技学院	山东	1	Taishan University of Science and Technology
4137013857	山东华宇工学院	山东	1	Shandong Huayu Institute of Technology
4137013874	山东外事职业大学	山东	1	Shandong Foreign Affairs Vocational University
4137013995	青岛工学院	山东	1	Qingdao Institute of Technology
4137013997	青岛农业大学海都学院	山东	1	Haidu College, Qingdao Agricultural University
4137013998	齐鲁理工学院	山东	1	Qilu Institute of Technology
4137013999	山东财经大学东方学院	山东	1	Oriental College, Shandong University of Finance and Economics
4137014002	烟台科技学院	山东	1	Yantai Institute of Technology
4137014100	山东政法学院	山东	1
4137014276	齐鲁师范学院	山东	1	Qilu Normal University
4137014277	山东青年政治学院	山东	1	Shandong Youth Political Institute
4137014327	青岛电影学院	山东	1	Qingdao Film Academy
4137014438	山东管理学院	山东	1	Shandong University of Management
4137014439	山东农业工程学院	山东	1
4137010442	山东医学高等专科学校	山东	2
4137010444	菏泽医学专科学校	山东	2
4137010832	山东商业职业技术学院	山东	2
4137011827	山东电力高等专科学校	山东	2
4137012062	日照职业技术学院	山东	2
4137012070	曲阜远东职业技术学院	山东	2
4137012324	青岛职业技术学院	山东	2
4137012326	威海职业学院	山东	2
4137012328	山东职业学院	山东	2
4137012329	山东劳动职业技术学院	山东	2
4137012330	莱芜职业技术学院	山东	2
4137012335	济宁职业技术学院	山东	2
4137012391	潍坊职业学院	山东	2
4137012396	烟台职业学院	山东	2
4137012440	东营职业学院	山东	2
4137012441	聊城职业技术学院	山东	2
4137012818	滨州职业学院	山东	2
4137012819	山东科技职业学院	山东	2
4137012841	山东服装职业学院	山东	2
4137012842	德州科技职业学院	山东	2
4137012844	山东力明科技职业学院	山东	2
4137012945	山东圣翰财贸职业学院	山东	2
4137012946	山东水利职业学院	山东	2
4137012947	山东畜牧兽医职业学院	山东	2
4137013005	青岛飞洋职业技术学院	山东	2
4137013007	东营科技职业学院	山东	2
4137013008	山东交通职业学院	山东	2
4137013009	淄博职业学院	山东	2
4137013010	山东外贸职业学院	山东	2
4137013011	青岛酒店管理职业技术学院	山东	2
4137013012	山东信息职业技术学院	山东	2
4137013014	青岛港湾职业技术学院	山东	2
4137013316	山东胜利职业学院	山东	2
4137013317	山东经贸职业学院	山东	2
4137013318	山东工业职业学院	山东	2
4137013319	山东化工职业学院	山东	2
4137013321	青岛求实职业技术学院	山东	2
4137013323	济南职业学院	山东	2
4137013355	烟台工程职业技术学院	山东	2
4137013388	潍坊工商职业学院	山东	2
4137013389	德州职业技术学院	山东	2
4137013390	枣庄科技职业学院	山东	2
4137013777	淄博师范高等专科学校	山东	2
4137013778	山东中医药高等专科学校	山东	2
4137013855	济南工程职业技术学院	山东	2
4137013856	山东电子职业技术学院	山东	2
4137013858	山东旅游职业学院	山东	2
4137013859	山东铝业职业学院	山东	2
4137013860	山东杏林科技职业学院	山东	2
4137013861	泰山职业技术学院	山东	2
4137013966	山东药品食品职业学院	山东	2
4137014078	山东商务职业学院	山东	2
4137014079	山东轻工职业学院	山东	2
4137014080	山东城市建设职业学院	山东	2
4137014081	烟台汽车工程职业学院	山东	2
4137014082	山东司法警官职业学院	山东	2
4137014118	菏泽家政职业学院	山东	2
4137014193	山东传媒职业学院	山东	2
4137014195	临沂职业学院	山东	2
4137014196	枣庄职业学院	山东	2
4137014242	山东理工职业学院	山东	2
4137014261	山东文化产业职业学院	山东	2
4137014320	青岛远洋船员职业学院	山东	2
4137014332	济南幼儿师范高等专科学校	山东	2
4137014343	济南护理职业学院	山东	2
4137014345	泰山护理职业学院	山东	2
4137014346	山东海事职业学院	山东	2
4137014347	潍坊护理职业学院	山东	2
4137014379	潍坊工程职业学院	山东	2
4137014477	菏泽职业学院	山东	2
4137014506	山东艺术设计职业学院	山东	2
4137014507	威海海洋职业学院	山东	2
4137014545	山东特殊教育职业学院	山东	2
4137014570	烟台黄金职业学院	山东	2
4137014605	日照航海工程职业学院	山东	2
4137014666	青岛工程职业学院	山东	2
4137014688	青岛幼儿师范高等专科学校	山东	2
4137014689	烟台幼儿师范高等专科学校	山东	2
4137014707	烟台文化旅游职业学院	山东	2
4137014708	临沂科技职业学院	山东	2
4137014709	青岛航空科技职业学院	山东	2
4137014710	潍坊环境工程职业学院	山东	2
4137014749	滨州科技职业学院	山东	2
4141010078	华北水利水电大学	河南	1	North China Water Conservancy and Hydropower University
4141010459	郑州大学	河南	1	Zhengzhou University	ZZU
4141010460	河南理工大学	河南	1	Henan University of Technology
4141010462	郑州轻工业大学	河南	1	Zhengzhou University of Light Technology
4141010463	河南工业大学	河南	1	Henan University of Technology
4141010464	河南科技大学	河南	1	Henan University of Science and Technology
4141010465	中原工学院	河南	1	Central Plains Institute of Technology
4141010466	河南农业大学	河南	1	Henan Agricultural University
4141010467	河南科技学院	河南	1	Henan University of Science and Technology
4141010469	河南牧业经济学院	河南	1	Henan Institute of Pastoral Economics
4141010471	河南中医药大学	河南	1	Henan University of Traditional Chinese Medicine
4141010472	新乡医学院	河南	1	Xinxiang Medical College
4141010475	河南大学	河南	1	Henan University
4141010476	河南师范大学	河南	1	Henan Normal University
4141010477	信阳师范大学	河南	1	Xinyang Normal University
4141010478	周口师范学院	河南	1	Zhoukou Normal University
4141010479	安阳师范学院	河南	1	Anyang Normal University
4141010480	许昌学院	河南	1	Xuchang College
4141010481	南阳师范学院	河南	1	Nanyang Normal University
4141010482	洛阳师范学院	河南	1	Luoyang Normal University
4141010483	商丘师范学院	河南	1	Shangqiu Teachers College
4141010484	河南财经政法大学	河南	1
4141010485	郑州航空工业管理学院	河南	1
4141010918	黄淮学院	河南	1	Huang Huai College
4141010919	平顶山学院	河南	1	Pingdingshan College
4141011068	郑州工程技术学院	河南	1	Zhengzhou University of Engineering and Technology
4141011070	洛阳理工学院	河南	1	Luoyang Institute of Technology
4141011071	新乡学院	河南	1	Xinxiang University
4141011326	信阳农林学院	河南	1
4141011329	河南工学院	河南	1	Henan Institute of Technology
4141011330	安阳工学院	河南	1	Anyang Institute of Technology
4141011517	河南工程学院	河南	1	Henan University of Engineering
4141011652	河南财政金融学院	河南	1	Henan University of Finance
4141011653	南阳理工学院	河南	1	Nanyang Institute of Technology
4141011765	河南城建学院	河南	1	Henan Urban Construction University
4141011788	河南警察学院	河南	1	Henan Police Academy
4141011834	黄河科技学院	河南	1	Yellow River Institute of Technology
4141012735	铁道警察学院	河南	1	Railway Police Academy
4141012746	郑州科技学院	河南	1	Zhengzhou University of Science and Technology
4141012747	郑州工业应用技术学院	河南	1	Zhengzhou Institute of Industrial and Applied Technology
4141012949	郑州师范学院	河南	1	Zhengzhou Normal University
4141013497	郑州财经学院	河南	1	Zhengzhou University of Finance and Economics
4141013498	黄河交通学院	河南	1	Yellow River Transportation Institute
4141013500	商丘工学院	河南	1	Shangqiu Institute of Technology
4141013501	河南开封科技传媒学院	河南	1
4141013502	中原科技学院	河南	1	Zhongyuan University of Science and Technology
4141013503	信阳学院	河南	1	Xinyang University
4141013504	安阳学院	河南	1	Anyang College
4141013505	新乡医学院三全学院	河南	1	Sanquan College, Xinxiang Medical College
4141013506	新乡工程学院	河南	1	Xinxiang College of Engineering
4141013507	郑州工商学院	河南	1
4141013508	郑州经贸学院	河南	1
4141014003	商丘学院	河南	1	Shangqiu College
4141014040	郑州商学院	河南	1	Zhengzhou Business School
4141014169	河南科技职业大学	河南	1	Henan Vocational University of Science and Technology
4141014333	郑州升达经贸管理学院	河南	1	Zhengzhou Shengda Economic and Trade Management College
4141014654	郑州西亚斯学院	河南	1	Zhengzhou Siasi College
4141010824	河南职业技术学院	河南	2
4141010835	漯河职业技术学院	河南	2
4141010842	三门峡职业技术学院	河南	2
4141010843	郑州铁路职业技术学院	河南	2
4141011069	开封大学	河南	2
4141011522	焦作大学	河南	2
4141011787	濮阳职业技术学院	河南	2
4141011828	郑州电力高等专科学校	河南	2
4141012058	黄河水利职业技术学院	河南	2
4141012067	许昌职业技术学院	河南	2
4141012581	河南工业和信息化职业学院	河南	2
4141012582	河南水利与环境职业学院	河南	2
4141012745	商丘职业技术学院	河南	2
4141012748	平顶山工业职业技术学院	河南	2
4141012750	周口职业技术学院	河南	2
4141012768	济源职业技术学院	河南	2
4141012781	河南司法警官职业学院	河南	2
4141012793	鹤壁职业技术学院	河南	2
4141012794	河南工业职业技术学院	河南	2
4141012948	郑州澍青医学高等专科学校	河南	2
4141012950	焦作师范高等专科学校	河南	2
4141013499	河南检察职业学院	河南	2
4141013564	河南质量工程职业学院	河南	2
4141013565	郑州信息科技职业学院	河南	2
4141013780	漯河医学高等专科学校	河南	2
4141013781	南阳医学高等专科学校	河南	2
4141013782	商丘医学高等专科学校	河南	2
4141013783	郑州电子信息职业技术学院	河南	2
4141013784	信阳职业技术学院	河南	2
4141013785	嵩山少林武术职业学院	河南	2
4141013786	郑州工业安全职业学院	河南	2
4141013787	永城职业学院	河南	2
4141013788	河南经贸职业学院	河南	2
4141013789	河南交通职业技术学院	河南	2
4141013790	河南农业职业学院	河南	2
4141013791	郑州旅游职业学院	河南	2
4141013792	郑州职业技术学院	河南	2
4141013885	河南信息统计职业学院	河南	2
4141013889	河南林业职业学院	河南	2
4141013936	河南工业贸易职业学院	河南	2
4141014062	郑州电力职业技术学院	河南	2
4141014181	河南建筑职业技术学院	河南	2
4141014233	漯河食品职业学院	河南	2
4141014235	郑州城市职业学院	河南	2
4141014243	安阳职业技术学院	河南	2
4141014245	新乡职业技术学院	河南	2
4141014251	驻马店职业技术学院	河南	2
4141014300	焦作工贸职业学院	河南	2
4141014301	许昌陶瓷职业学院	河南	2
4141014302	郑州理工职业学院	河南	2
4141014303	郑州信息工程职业学院	河南	2
4141014305	长垣烹饪职业技术学院	河南	2
4141014306	开封文化艺术职业学院	河南	2
4141014307	河南应用技术职业学院	河南	2
4141014308	河南艺术职业学院	河南	2
4141014348	河南机电职业学院	河南	2
4141014349	河南护理职业学院	河南	2
4141014350	许昌电气职业学院	河南	2
4141014351	信阳涉外职业技术学院	河南	2
4141014352	鹤壁汽车工程职业学院	河南	2
4141014353	南阳职业学院	河南	2
4141014380	郑州商贸旅游职业学院	河南	2
4141014382	河南推拿职业学院	河南	2
4141014383	洛阳职业技术学院	河南	2
4141014391	郑州幼儿师范高等专科学校	河南	2
4141014392	安阳幼儿师范高等专科学校	河南	2
4141014405	郑州黄河护理职业学院	河南	2
4141014466	河南医学高等专科学校	河南	2
4141014478	郑州财税金融职业学院	河南	2
4141014479	南阳农业职业学院	河南	2
4141014480	洛阳科技职业学院	河南	2
4141014529	鹤壁能源化工职业学院	河南	2
4141014530	平顶山文化艺术职业学院	河南	2
4141014597	濮阳医学高等专科学校	河南	2
4141014598	驻马店幼儿师范高等专科学校	河南	2
4141014606	三门峡社会管理职业学院	河南	2
4141014607	河南轻工职业学院	河南	2
4141014608	河南测绘职业学院	河南	2
4141014634	信阳航空职业学院	河南	2
4141014635	郑州卫生健康职业学院	河南	2
4141014636	河南物流职业学院	河南	2
4141014637	河南地矿职业学院	河南	2
4141014685	郑州亚欧交通职业学院	河南	2
4141014711	河南女子职业学院	河南	2
4141014712	河南对外经济贸易职业学院	河南	2
4141014713	濮阳石油化工职业技术学院	河南	2
4141014714	南阳科技职业学院	河南	2
4141014715	兰考三农职业学院	河南	2
4141014716	汝州职业技术学院	河南	2
4141014717	林州建筑职业技术学院	河南	2
4141014718	郑州电子商务职业学院	河南	2
4141014719	郑州轨道工程职业学院	河南	2
4141014720	郑州体育职业学院	河南	2
4141014750	洛阳文化旅游职业学院	河南	2
4141014751	周口文理职业学院	河南	2
4141014752	信阳艺术职业学院	河南	2
4141014753	郑州城建职业学院	河南	2
4141014754	郑州医药健康职业学院	河南	2
4241050709	平顶山职业技术学院	河南	2
4142010486	武汉大学	湖北	1	Wuhan University	WHU
4142010487	华中科技大学	湖北	1	Huazhong University of Science and Technology	HUST
4142010488	武汉科技大学	湖北	1	Wuhan University of Science and Technology
4142010489	长江大学	湖北	1	Yangtze University
4142010490	武汉工程大学	湖北	1	Wuhan University of Engineering
4142010491	中国地质大学（武汉）	湖北	1	China University of Geosciences (Wuhan)
4142010495	武汉纺织大学	湖北	1	Wuhan Textile University
4142010496	武汉轻工大学	湖北	1	Wuhan Light Industry University
4142010497	武汉理工大学	湖北	1	Wuhan University of Technology	WUT
4142010500	湖北工业大学	湖北	1	Hubei University of Technology
4142010504	华中农业大学	湖北	1	Huazhong Agricultural University	HZAU
4142010507	湖北中医药大学	湖北	1	Hubei University of Chinese Medicine
4142010511	华中师范大学	湖北	1	Central China Normal University	CCNU
4142010512	湖北大学	湖北	1	Hubei University
4142010513	湖北师范大学	湖北	1	Hubei Normal University
4142010514	黄冈师范学院	湖北	1	Huanggang Normal University
4142010517	湖北民族大学	湖北	1	Hubei Minzu University
4142010518	汉江师范学院	湖北	1	Hanjiang Normal University
4142010519	湖北文理学院	湖北	1	Hubei University of Arts and Sciences
4142010520	中南财经政法大学	湖北	1	Zhongnan University of Economics and Law
4142010522	武汉体育学院	湖北	1	Wuhan Institute of Physical Education
4142010523	湖北美术学院	湖北	1	Hubei Academy of Fine Arts
4142010524	中南民族大学	湖北	1	South-Central MINZU University
4142010525	湖北汽车工业学院	湖北	1	Hubei Automobile Industry University
4142010528	湖北工程学院	湖北	1	Hubei University of Engineering
4142010920	湖北理工学院	湖北	1	Hubei Institute of Technology
4142010927	湖北科技学院	湖北	1	Hubei University of Science and Technology
4142010929	湖北医药学院	湖北	1	Hubei Medical College
4142011072	江汉大学	湖北	1	Jianghan University
4142011075	三峡大学	湖北	1	Three Gorges University
4142011332	湖北警官学院	湖北	1	Hubei Police Academy
4142011336	荆楚理工学院	湖北	1	Jingchu Institute of Technology
4142011524	武汉音乐学院	湖北	1	Wuhan Conservatory of Music
4142011600	湖北经济学院	湖北	1	Hubei University of Economics
4142011654	武汉商学院	湖北	1	Wuhan Business School
4142011798	武汉东湖学院	湖北	1	Wuhan East Lake College
4142011800	汉口学院	湖北	1	Hankou College
4142012309	武昌首义学院	湖北	1	Wuchang Shouyi College
4142012310	武昌理工学院	湖北	1	Wuchang Institute of Technology
4142012362	武汉生物工程学院	湖北	1	Wuhan University of Bioengineering
4142013188	武汉晴川学院	湖北	1	Wuhan Qingchuan University
4142013234	湖北大学知行学院	湖北	1	Hubei University Zhixing College
4142013235	武汉城市学院	湖北	1	Wuhan City College
4142013236	三峡大学科技学院	湖北	1	School of Science and Technology, Three Gorges University
4142013237	武汉文理学院	湖北	1	Wuhan University of Arts and Sciences
4142013238	湖北工业大学工程技术学院	湖北	1	School of Engineering and Technology, Hubei University of Technology
4142013239	武汉工程大学邮电与信息工程学院	湖北	1
4142013240	武汉纺织大学外经贸学院	湖北	1	School of Foreign Economics and Business, Wuhan Textile University
4142013241	武昌工学院	湖北	1	Wuchang Institute of Technology
4142013242	武汉工商学院	湖北	1	Wuhan Institute of Technology and Business
4142013245	荆州学院	湖北	1	Jingzhou University
4142013246	长江大学文理学院	湖北	1	Faculty of Arts and Sciences, Yangtze University
4142013247	湖北商贸学院	湖北	1	Hubei University of Commerce
4142013248	湖北汽车工业学院科技学院	湖北	1	Hubei University of Automotive Science and Technology
4142013249	湖北医药学院药护学院	湖北	1	College of Pharmaceutical Care, Hubei Medical University
4142013250	湖北恩施学院	湖北	1	Hubei Enshi University
4142013251	湖北经济学院法商学院	湖北	1	Hubei University of Economics Law and Business School
4142013253	武汉体育学院体育科技学院	湖北	1
4142013256	湖北师范大学文理学院	湖北	1	College of Arts and Sciences, Hubei Normal University
4142013257	湖北文理学院理工学院	湖北	1	Hubei University of Arts and Sciences
4142013258	湖北工程学院新技术学院	湖北	1
4142013262	文华学院	湖北	1	Mandarin College
4142013634	武汉学院	湖北	1	Wuhan University
4142013664	武汉工程科技学院	湖北	1	Wuhan University of Engineering and Technology
4142013666	武汉华夏理工学院	湖北	1	Wuhan Huaxia Institute of Technology
4142013686	武汉传媒学院	湖北	1	Wuhan Institute of Communication
4142014035	武汉设计工程学院	湖北	1	Wuhan Institute of Design and Engineering
4142014099	湖北第二师范学院	湖北	1	Hubei Second Normal University
4142010834	武汉职业技术学院	湖北	2
4142010955	黄冈职业技术学院	湖北	2
4142010956	长江职业学院	湖北	2
4142011074	荆州理工职业学院	湖北	2
4142011334	湖北工业职业技术学院	湖北	2
4142011335	鄂州职业大学	湖北	2
4142011796	武汉城市职业学院	湖北	2
4142012051	湖北职业技术学院	湖北	2
4142012052	武汉船舶职业技术学院	湖北	2
4142012347	恩施职业技术学院	湖北	2
4142012354	襄阳职业技术学院	湖北	2
4142012369	武汉工贸职业学院	湖北	2
4142012737	荆州职业技术学院	湖北	2
4142012738	武汉工程职业技术学院	湖北	2
4142012740	仙桃职业学院	湖北	2
4142012744	湖北轻工职业技术学院	湖北	2
4142012752	湖北交通职业技术学院	湖北	2
4142012951	湖北中医药高等专科学校	湖北	2
4142012952	武汉航海职业技术学院	湖北	2
4142012977	武汉铁路职业技术学院	湖北	2
4142012978	武汉软件工程职业学院	湖北	2
4142012979	湖北三峡职业技术学院	湖北	2
4142012980	随州职业技术学院	湖北	2
4142012981	武汉电力职业技术学院	湖北	2
4142012982	湖北水利水电职业技术学院	湖北	2
4142012983	湖北城市建设职业技术学院	湖北	2
4142012984	武汉警官职业学院	湖北	2
4142012985	湖北生物科技职业学院	湖北	2
4142012986	湖北开放职业学院	湖北	2
4142012987	武汉科技职业学院	湖北	2
4142012988	武汉外语外事职业学院	湖北	2
4142012989	武汉信息传播职业技术学院	湖北	2
4142012990	武昌职业学院	湖北	2
4142012991	武汉商贸职业学院	湖北	2
4142013263	湖北艺术职业学院	湖北	2
4142013264	武汉交通职业学院	湖北	2
4142013265	咸宁职业技术学院	湖北	2
4142013266	长江工程职业技术学院	湖北	2
4142013793	江汉艺术职业学院	湖北	2
4142013796	武汉民政职业学院	湖北	2
4142013797	湖北黄冈应急管理职业技术学院	湖北	2
4142013798	湖北财税职业学院	湖北	2
4142013799	黄冈科技职业学院	湖北	2
4142013800	湖北国土资源职业学院	湖北	2
4142013801	湖北生态工程职业技术学院	湖北	2
4142014061	三峡电力职业学院	湖北	2
4142014119	湖北科技职业学院	湖北	2
4142014120	湖北青年职业学院	湖北	2
4142014197	湖北工程职业学院	湖北	2
4142014258	三峡旅游职业技术学院	湖北	2
4142014355	天门职业学院	湖北	2
4142014356	湖北体育职业学院	湖北	2
4142014357	襄阳汽车职业技术学院	湖北	2
4142014467	湖北幼儿师范高等专科学校	湖北	2
4142014553	湖北铁道运输职业学院	湖北	2
4142014554	武汉海事职业学院	湖北	2
4142014555	长江艺术工程职业学院	湖北	2
4142014571	荆门职业学院	湖北	2
4142014590	武汉铁路桥梁职业学院	湖北	2
4142014591	武汉光谷职业学院	湖北	2
4142014721	湖北健康职业学院	湖北	2
4142014755	湖北孝感美珈职业学院	湖北	2
4143010530	湘潭大学	湖南	1	Xiangtan University
4143010531	吉首大学	湖南	1	Jishou University
4143010532	湖南大学	湖南	1	Hunan University	HNU
4143010533	中南大学	湖南	1	Central South University	CSU
4143010534	湖南科技大学	湖南	1	Hunan University of Science and Technology
4143010536	长沙理工大学	湖南	1	Changsha University of Science and Technology
4143010537	湖南农业大学	湖南	1	Hunan Agricultural University
4143010538	中南林业科技大学	湖南	1	Central South University of Forestry and Technology
4143010541	湖南中医药大学	湖南	1	Hunan University of Traditional Chinese Medicine
4143010542	湖南师范大学	湖南	1	Hunan Normal University
4143010543	湖南理工学院	湖南	1	Hunan Institute of Technology
4143010545	湘南学院	湖南	1	Shonan College
4143010546	衡阳师范学院	湖南	1	Hengyang Normal University
4143010547	邵阳学院	湖南	1	Shaoyang University
4143010548	怀化学院	湖南	1	Huaihua University
4143010549	湖南文理学院	湖南	1	Hunan University of Arts and Sciences
4143010551	湖南科技学院	湖南	1	Hunan University of Science and Technology
4143010553	湖南人文科技学院	湖南	1	Hunan University of Humanities and Science and Technology
4143010554	湖南工商大学	湖南	1	Hunan Technology and Business University
4143010555	南华大学	湖南	1	Nanhua University
4143010823	长沙医学院	湖南	1	Changsha Medical College
4143011077	长沙学院	湖南	1	Changsha University
4143011342	湖南工程学院	湖南	1	Hunan Institute of Technology
4143011527	湖南城市学院	湖南	1	Hunan City University
4143011528	湖南工学院	湖南	1	Hunan Institute of Technology
4143011532	湖南财政经济学院	湖南	1	Hunan University of Finance and Economics
4143011534	湖南警察学院	湖南	1	Hunan Police College
4143011535	湖南工业大学	湖南	1	Hunan University
4143011538	湖南女子学院	湖南	1	Hunan Women's University
4143012034	湖南第一师范学院	湖南	1	Hunan first normal college
4143012214	湖南医药学院	湖南	1	Hunan Medical College
4143012303	湖南涉外经济学院	湖南	1	Hunan University of Foreign Economics
4143012599	湘潭大学兴湘学院	湖南	1	Xingxiang College of Xiangtan University
4143012604	湖南工业大学科技学院	湖南	1	Hunan University of Technology College of Science and Technology
4143012649	湖南科技大学潇湘学院	湖南	1	Xiaoxiang College of Hunan University of Science and Technology
4143012650	南华大学船山学院	湖南	1	University of Nanhua Chuanshan College
4143012651	湘潭理工学院	湖南	1	Xiangtan Institute of Technology
4143012652	湖南师范大学树达学院	湖南	1	Hunan Normal University Shuda College
4143012653	湖南农业大学东方科技学院	湖南	1	Hunan Agricultural University Oriental College of Science and Technology
4143012656	中南林业科技大学涉外学院	湖南	1	College of Foreign Affairs, Central South University of Forestry and Technology
4143012657	湖南文理学院芙蓉学院	湖南	1	Hunan University of Arts and Sciences Furong College
4143012658	湖南理工学院南湖学院	湖南	1	Hunan University of Technology Nanhu College
4143012659	衡阳师范学院南岳学院	湖南	1	Hengyang Normal University Nanyue College
4143012660	湖南工程学院应用技术学院	湖南	1	Hunan Institute of Technology College of Applied Technology
4143012661	湖南中医药大学湘杏学院	湖南	1	Hunan University of Traditional Chinese Medicine Xiangxing College
4143012662	吉首大学张家界学院	湖南	1	Jishou University Zhangjiajie College
4143013635	长沙理工大学城南学院	湖南	1	Changsha University of Science and Technology Chengnan College
4143013806	长沙师范学院	湖南	1	Changsha Normal University
4143013809	湖南应用技术学院	湖南	1	Hunan Institute of Technology
4143013836	湖南信息学院	湖南	1	Hunan Institute of Information
4143013924	湖南交通工程学院	湖南	1
4143013925	湖南软件职业技术大学	湖南	1	Hunan Software Vocational and Technical University
3643000496	湘中幼儿师范高等专科学校	湖南	2
4143010827	长沙民政职业技术学院	湖南	2
4143010830	湖南工业职业技术学院	湖南	2
4143010836	株洲师范高等专科学校	湖南	2
4143010865	湖南信息职业技术学院	湖南	2
4143011601	湖南税务高等专科学校	湖南	2
4143011604	湖南冶金职业技术学院	湖南	2
4143012055	长沙航空职业技术学院	湖南	2
4143012300	湖南大众传媒职业技术学院	湖南	2
4143012301	永州职业技术学院	湖南	2
4143012302	湖南铁道职业技术学院	湖南	2
4143012304	湖南科技职业学院	湖南	2
4143012343	湖南生物机电职业技术学院	湖南	2
4143012397	湖南交通职业技术学院	湖南	2
4143012401	湖南商务职业技术学院	湖南	2
4143012423	湖南体育职业学院	湖南	2
4143012425	湖南工程职业技术学院	湖南	2
4143012596	保险职业学院	湖南	2
4143012597	湖南外贸职业学院	湖南	2
4143012598	湖南网络工程职业学院	湖南	2
4143012600	邵阳职业技术学院	湖南	2
4143012601	湖南司法警官职业学院	湖南	2
4143012603	长沙商贸旅游职业技术学院	湖南	2
4143012739	湖南环境生物职业技术学院	湖南	2
4143012845	湖南邮电职业技术学院	湖南	2
4143012846	湘潭医卫职业技术学院	湖南	2
4143012847	郴州职业技术学院	湖南	2
4143012848	娄底职业技术学院	湖南	2
4143012849	张家界航空工业职业技术学院	湖南	2
4143013031	长沙环境保护职业技术学院	湖南	2
4143013032	湖南艺术职业学院	湖南	2
4143013033	湖南机电职业技术学院	湖南	2
4143013036	长沙职业技术学院	湖南	2
4143013037	怀化职业技术学院	湖南	2
4143013038	岳阳职业技术学院	湖南	2
4143013039	常德职业技术学院	湖南	2
4143013041	长沙南方职业学院	湖南	2
4143013042	潇湘职业学院	湖南	2
4143013043	湖南化工职业技术学院	湖南	2
4143013044	湖南城建职业技术学院	湖南	2
4143013045	湖南石油化工职业技术学院	湖南	2
4143013802	湖南中医药高等专科学校	湖南	2
4143013804	湖南民族职业学院	湖南	2
4143013805	湘西民族职业技术学院	湖南	2
4143013807	湖南财经工业职业技术学院	湖南	2
4143013808	益阳职业技术学院	湖南	2
4143013921	湖南工艺美术职业学院	湖南	2
4143013922	湖南九嶷职业技术学院	湖南	2
4143013923	湖南理工职业技术学院	湖南	2
4143013937	湖南汽车工程职业学院	湖南	2
4143013938	长沙电力职业技术学院	湖南	2
4143013939	湖南水利水电职业技术学院	湖南	2
4143013940	湖南现代物流职业技术学院	湖南	2
4143013941	湖南高速铁路职业技术学院	湖南	2
4143013942	湖南铁路科技职业技术学院	湖南	2
4143014025	湖南安全技术职业学院	湖南	2
4143014071	湖南电气职业技术学院	湖南	2
4143014072	湖南外国语职业学院	湖南	2
4143014097	益阳医学高等专科学校	湖南	2
4143014121	湖南都市职业学院	湖南	2
4143014122	湖南电子科技职业学院	湖南	2
4143014182	湖南国防工业职业技术学院	湖南	2
4143014309	湖南高尔夫旅游职业学院	湖南	2
4143014310	湖南工商职业学院	湖南	2
4143014322	湖南三一工业职业技术学院	湖南	2
4143014358	长沙卫生职业学院	湖南	2
4143014359	湖南食品药品职业学院	湖南	2
4143014360	湖南有色金属职业技术学院	湖南	2
4143014406	湖南吉利汽车职业技术学院	湖南	2
4143014468	湖南幼儿师范高等专科学校	湖南	2
4143014495	湘南幼儿师范高等专科学校	湖南	2
4143014508	湖南劳动人事职业学院	湖南	2
4143014663	怀化师范高等专科学校	湖南	2
4143014690	永州师范高等专科学校	湖南	2
4143014691	衡阳幼儿师范高等专科学校	湖南	2
4143014692	长沙幼儿师范高等专科学校	湖南	2
4144010558	中山大学	广东	1	Sun Yat-sen University	SYSU
4144010559	暨南大学	广东	1	Jinan University
4144010560	汕头大学	广东	1	Shantou University
4144010561	华南理工大学	广东	1	South China University of Technology	SCUT
4144010564	华南农业大学	广东	1	South China Agricultural University
4144010566	广东海洋大学	广东	1	Guangdong Ocean University
4144010570	广州医科大学	广东	1	Guangzhou Medical University
4144010571	广东医科大学	广东	1	Guangdong Medical University
4144010572	广州中医药大学	广东	1	Guangzhou University of Chinese Medicine
4144010573	广东药科大学	广东	1	Guangdong Pharmaceutical University
4144010574	华南师范大学	广东	1	South China Normal University
4144010576	韶关学院	广东	1	Shaoguan University
4144010577	惠州学院	广东	1	Huizhou University
4144010578	韩山师范学院	广东	1	Hanshan Normal University
4144010579	岭南师范学院	广东	1	Lingnan Normal University
4144010580	肇庆学院	广东	1	Zhaoqing University
4144010582	嘉应学院	广东	1	Jiaying College
4144010585	广州体育学院	广东	1	Guangzhou Institute of Physical Education
4144010586	广州美术学院	广东	1	Guangzhou Art College
4144010587	星海音乐学院	广东	1	Xinghai Conservatory of Music
4144010588	广东技术师范大学	广东	1	Guangdong Technical Normal University
4144010590	深圳大学	广东	1	Shenzhen University	SZU
4144010592	广东财经大学	广东	1	Guangdong University of Finance and Economics
4144010822	广东白云学院	广东	1	Guangdong Baiyun University
4144011078	广州大学	广东	1	GuangZhou University
4144011106	广州航海学院	广东	1	Guangzhou Maritime University
4144011110	广东警官学院	广东	1	Guangdong Police College
4144011347	仲恺农业工程学院	广东	1	None
4144011349	五邑大学	广东	1	None
4144011540	广东金融学院	广东	1	None
4144011545	电子科技大学中山学院	广东	1	None
4144011656	广东石油化工学院	广东	1	Guangdong Petrochemical College
4144011819	东莞理工学院	广东	1	Dongguan Institute of Technology
4144011845	广东工业大学	广东	1	Guangdong University of Technology
4144011846	广东外语外贸大学	广东	1	Guangdong University of Foreign Studies
4144011847	佛山科学技术学院	广东	1	Foshan University of Science and Technology
4144012059	广东培正学院	广东	1	Guangdong Peizheng College
4144012121	南方医科大学	广东	1	Southern Medical University
4144012574	广东东软学院	广东	1	Guangdong Neusoft University
4144012617	广州城市理工学院	广东	1	Guangzhou City Polytechnic
4144012618	广州软件学院	广东	1	Guangzhou Software Institute
4144012619	广州南方学院	广东	1	Guangzhou Southern University
4144012620	广东外语外贸大学南国商学院	广东	1	Guangdong University of Foreign Studies Nanguo Business School
4144012621	广州华商学院	广东	1	Guangzhou Huashang College
4144012622	湛江科技学院	广东	1	Zhanjiang Institute of Science and Technology
4144012623	华南农业大学珠江学院	广东	1	South China Agricultural University Pearl River College
4144012668	广州理工学院	广东	1	Guangzhou Institute of Technology
4144013177	北京师范大学珠海分校	广东	1	Beijing Normal University, Zhuhai
4144013656	广州华立学院	广东	1	Guangzhou Holley College
4144013657	广州应用科技学院	广东	1	Guangzhou Institute of Applied Science and Technology
4144013667	广州商学院	广东	1	Guangzhou Business School
4144013675	北京理工大学珠海学院	广东	1	Beijing Institute of Technology Zhuhai College
4144013684	珠海科技学院	广东	1	Zhuhai Institute of Science and Technology
4144013714	广州工商学院	广东	1
4144013717	广州科技职业技术大学	广东	1	Guangzhou Vocational and Technical University of Science and Technology
4144013719	广东科技学院	广东	1	Guangdong University of Science and Technology
4144013720	广东理工学院	广东	1	Guangdong Institute of Technology
4144013721	广东工商职业技术大学	广东	1
4144013844	东莞城市学院	广东	1	Dongguan City College
4144013902	广州新华学院	广东	1	Guangzhou Xinhua University
4144014278	广东第二师范学院	广东	1	Guangdong Second Normal University
4144014325	南方科技大学	广东	1	Southern University of Science and Technology	SUSTech
4144014655	深圳技术大学	广东	1	None
4144016401	北京师范大学-香港浸会大学联合国际学院	广东	1	Beijing Normal University-Hong Kong Baptist University United International College
4144016407	香港中文大学（深圳）	广东	1
4144016409	深圳北理莫斯科大学	广东	1	Shenzhen BIT Moscow State University
4144016410	广东以色列理工学院	广东	1	Guangdong Israel Institute of Technology
4144010831	顺德职业技术学院	广东	2
4144010833	广东轻工职业技术学院	广东	2
4144010861	广东交通职业技术学院	广东	2
4144010862	广东水利电力职业技术学院	广东	2
4144010965	潮汕职业技术学院	广东	2
4144011113	深圳职业技术学院	广东	2
4144011114	广东南华工商职业学院	广东	2
4144011121	私立华联学院	广东	2
4144012040	广州民航职业技术学院	广东	2
4144012046	广州番禺职业技术学院	广东	2
4144012060	广东松山职业技术学院	广东	2
4144012322	广东农工商职业技术学院	广东	2
4144012325	广东新安职业技术学院	广东	2
4144012327	佛山职业技术学院	广东	2
4144012572	广东科学技术职业学院	广东	2
4144012573	广东食品药品职业学院	广东	2
4144012575	广州康大职业技术学院	广东	2
4144012576	珠海艺术职业学院	广东	2
4144012577	广东行政职业学院	广东	2
4144012578	广东体育职业技术学院	广东	2
4144012736	广东职业技术学院	广东	2
4144012741	广东建设职业技术学院	广东	2
4144012742	广东女子职业技术学院	广东	2
4144012743	广东机电职业技术学院	广东	2
4144012749	广东岭南职业技术学院	广东	2
4144012765	汕尾职业技术学院	广东	2
4144012770	罗定职业技术学院	广东	2
4144012771	阳江职业技术学院	广东	2
4144012772	河源职业技术学院	广东	2
4144012953	广东邮电职业技术学院	广东	2
4144012954	汕头职业技术学院	广东	2
4144012956	揭阳职业技术学院	广东	2
4144012957	深圳信息职业技术学院	广东	2
4144012958	清远职业技术学院	广东	2
4144012959	广东工贸职业技术学院	广东	2
4144012960	广东司法警官职业学院	广东	2
4144012961	广东亚视演艺职业学院	广东	2
4144012962	广东省外语艺术职业学院	广东	2
4144013707	广东文艺职业学院	广东	2
4144013708	广州体育职业技术学院	广东	2
4144013709	广州工程技术职业学院	广东	2
4144013710	中山火炬职业技术学院	广东	2
4144013711	江门职业技术学院	广东	2
4144013712	茂名职业技术学院	广东	2
4144013713	珠海城市职业技术学院	广东	2
4144013715	广州涉外经济职业技术学院	广东	2
4144013716	广州南洋理工职业学院	广东	2
4144013718	惠州经济职业技术学院	广东	2
4144013810	肇庆医学高等专科学校	广东	2
4144013912	广州现代信息工程职业技术学院	广东	2
4144013919	广东理工职业学院	广东	2
4144013927	广州华南商贸职业学院	广东	2
4144013928	广州华立科技职业学院	广东	2
4144013929	广州城市职业学院	广东	2
4144013930	广东工程职业技术学院	广东	2
4144013943	广州铁路职业技术学院	广东	2
4144014063	广东科贸职业学院	广东	2
4144014065	广州科技贸易职业学院	广东	2
4144014066	中山职业技术学院	广东	2
4144014123	广州珠江职业技术学院	广东	2
4144014125	广州松田职业学院	广东	2
4144014126	广东文理职业学院	广东	2
4144014136	广州城建职业学院	广东	2
4144014263	东莞职业技术学院	广东	2
4144014265	广东南方职业学院	广东	2
4144014266	广州华商职业学院	广东	2
4144014268	广州华夏职业学院	广东	2
4144014311	广东环境保护工程职业学院	广东	2
4144014361	广东青年职业学院	广东	2
4144014362	广州东华职业学院	广东	2
4144014363	广东创新科技职业学院	广东	2
4144014407	广东舞蹈戏剧职业学院	广东	2
4144014408	惠州卫生职业技术学院	广东	2
4144014427	广东信息工程职业学院	广东	2
4144014509	广东生态工程职业学院	广东	2
4144014510	惠州城市职业学院	广东	2
4144014511	广东碧桂园职业学院	广东	2
4144014556	广东茂名健康职业学院	广东	2
4144014572	广东酒店管理职业技术学院	广东	2
4144014587	广东茂名幼儿师范专科学校	广东	2
4144014592	广州卫生职业技术学院	广东	2
4144014609	惠州工程职业学院	广东	2
4144014610	广东江门中医药职业学院	广东	2
4144014638	广东茂名农林科技职业学院	广东	2
4144014664	广东江门幼儿师范高等专科学校	广东	2
4144014667	广东财贸职业学院	广东	2
4144014756	广州幼儿师范高等专科学校	广东	2
4144014757	广东汕头幼儿师范高等专科学校	广东	2
4144014758	广东梅州职业技术学院	广东	2
4144014759	广东潮州卫生健康职业学院	广东	2
4144014760	广东云浮中医药职业学院	广东	2
4144014761	广东肇庆航空职业学院	广东	2
4244050853	湛江幼儿师范专科学校	广东	2
4145010593	广西大学	广西	1	Guangxi University
4145010594	广西科技大学	广西	1	Guangxi University of Science and Technology
4145010595	桂林电子科技大学	广西	1	Guilin University of Electronic Technology
4145010596	桂林理工大学	广西	1	Guilin University of Technology
4145010598	广西医科大学	广西	1	Guangxi Medical University
4145010599	右江民族医学院	广西	1	Youjiang Medical College for Nationalities
4145010600	广西中医药大学	广西	1	Guangxi University of Traditional Chinese Medicine
4145010601	桂林医学院	广西	1	Guilin Medical College
4145010602	广西师范大学	广西	1	Guangxi Normal University
4145010603	南宁师范大学	广西	1	Nanning Normal University
4145010604	广西民族师范学院	广西	1
4145010605	河池学院	广西	1	Hechi College
4145010606	玉林师范学院	广西	1	Yulin Normal University
4145010607	广西艺术学院	广西	1	Guangxi Art Institute
4145010608	广西民族大学	广西	1	Guangxi University for Nationalities
4145010609	百色学院	广西	1	Baise College
4145011354	梧州学院	广西	1	Wuzhou University
4145011546	广西科技师范学院	广西	1	Guangxi Science and Technology Normal University
4145011548	广西财经学院	广西	1	Guangxi University of Finance and Economics
4145011549	南宁学院	广西	1	Nanning University
4145011607	北部湾大学	广西	1	tonkin gulf university
4145011825	桂林航天工业学院	广西	1	Guilin Institute of Aerospace Industry
4145011837	桂林旅游学院	广西	1	Guilin Tourism College
4145011838	贺州学院	广西	1	Hezhou University
4145013520	广西警察学院	广西	1	Guangxi Police College
4145013524	北海艺术设计学院	广西	1	Beihai College of Art and Design
4145016205	广西农业职业技术大学	广西	1	Guangxi Agricultural Vocational and Technical University
4145013639	柳州工学院	广西	1	Liuzhou Institute of Technology
4145013640	广西民族大学相思湖学院	广西	1	Guangxi University for Nationalities Xiangsihu College
4145013641	桂林学院	广西	1	Guilin University
4145013642	南宁师范大学师园学院	广西	1	Nanning Normal University Shiyuan College
4145013643	广西中医药大学赛恩斯新医药学院	广西	1	Guangxi University of Traditional Chinese Medicine Saenz New School of Medicine
4145013644	桂林信息科技学院	广西	1	Guilin Institute of Information Technology
4145013645	南宁理工学院	广西	1	Nanning Institute of Technology
4145013830	广西外国语学院	广西	1	Guangxi International Studies University
4145013890	北京航空航天大学北海学院	广西	1	Beihai College of Beihang University
4145013920	广西城市职业大学	广西	1	Guangxi City Vocational University
4145014684	广西职业师范学院	广西	1	Guangxi Vocational Normal University
4145010035	桂林生命与健康职业技术学院	广西	2
4145010867	广西机电职业技术学院	广西	2
4145011350	广西体育高等专科学校	广西	2
4145011355	南宁职业技术学院	广西	2
4145011608	广西水利电力职业技术学院	广西	2
4145011671	桂林师范高等专科学校	广西	2
4145011773	广西职业技术学院	广西	2
4145012104	柳州职业技术学院	广西	2
4145012344	广西生态工程职业技术学院	广西	2
4145012356	广西交通职业技术学院	广西	2
4145012364	广西工业职业技术学院	广西	2
4145012379	广西国际商务职业技术学院	广西	2
4145012392	柳州铁道职业技术学院	广西	2
4145013138	广西建设职业技术学院	广西	2
4145013522	广西现代职业技术学院	广西	2
4145013523	北海职业学院	广西	2
4145013526	桂林山水职业学院	广西	2
4145013827	广西经贸职业技术学院	广西	2
4145013828	广西工商职业技术学院	广西	2
4145013829	广西演艺职业学院	广西	2
4145013831	广西电力职业技术学院	广西	2
4145014026	广西英华国际职业学院	广西	2
4145014067	柳州城市职业学院	广西	2
4145014068	百色职业学院	广西	2
4145014127	广西工程职业学院	广西	2
4145014170	广西理工职业技术学院	广西	2
4145014171	梧州职业学院	广西	2
4145014211	广西经济职业学院	广西	2
4145014220	广西幼儿师范高等专科学校	广西	2
4145014312	广西科技职业学院	广西	2
4145014313	广西卫生职业技术学院	广西	2
4145014481	广西培贤国际职业学院	广西	2
4145014512	广西金融职业技术学院	广西	2
4145014546	广西中远职业学院	广西	2
4145014573	玉柴职业技术学院	广西	2
4145014574	广西蓝天航空职业学院	广西	2
4145014611	广西安全工程职业技术学院	广西	2
4145014668	广西自然资源职业技术学院	广西	2
4145014693	钦州幼儿师范高等专科学校	广西	2
4145014694	梧州医学高等专科学校	广西	2
4145014722	广西制造工程职业技术学院	广西	2
4145014723	广西物流职业技术学院	广西	2
4145014762	防城港职业技术学院	广西	2
4145014763	广西信息职业技术学院	广西	2
4145014764	广西农业工程职业技术学院	广西	2
4145014765	北海康养职业学院	广西	2
4245051675	崇左幼儿师范高等专科学校	广西	2
4146010589	海南大学	海南	1	Hainan Univeristy
4146011100	海南热带海洋学院	海南	1	Hainan Tropical Ocean University
4146011658	海南师范大学	海南	1	Hainan Normal University
4146011810	海南医学院	海南	1	Hainan Medical College
4146012308	海口经济学院	海南	1	Haikou College of Economics
4146013811	琼台师范学院	海南	1	Qiongtai Normal University
4146013892	三亚学院	海南	1	Sanya University
4146014172	海南科技职业大学	海南	1	Hainan Vocational University of Science and Technology
4146011999	海南职业技术学院	海南	2
4146012717	三亚城市职业学院	海南	2
4146013575	海南软件职业技术学院	海南	2
4146013576	海南政法职业学院	海南	2
4146013577	海南外国语职业学院	海南	2
4146013875	海南经贸职业技术学院	海南	2
4146013876	海南工商职业学院	海南	2
4146013931	三亚航空旅游职业学院	海南	2
4146014236	三亚理工职业学院	海南	2
4146014575	海南体育职业技术学院	海南	2
4146014612	三亚中瑞酒店管理职业学院	海南	2
4146014639	海南健康管理职业技术学院	海南	2
4146014724	海南卫生健康职业学院	海南	2
4150010611	重庆大学	重庆	1	Chongqing University	CQU
4150010617	重庆邮电大学	重庆	1
4150010618	重庆交通大学	重庆	1	Chongqing Jiaotong University
4150010631	重庆医科大学	重庆	1	Chongqing Medical University
4150010635	西南大学	重庆	1	Southwest University
4150010637	重庆师范大学	重庆	1	Chongqing Normal University
4150010642	重庆文理学院	重庆	1	Chongqing University of Arts and Sciences
4150010643	重庆三峡学院	重庆	1	Chongqing Three Gorges University
4150010647	长江师范学院	重庆	1	Yangtze Normal University
4150010650	四川外国语大学	重庆	1	Sichuan International Studies University
4150010652	西南政法大学	重庆	1
4150010655	四川美术学院	重庆	1	Sichuan Academy of Fine Arts
4150011551	重庆科技学院	重庆	1	Chongqing University of Science and Technology
4150011660	重庆理工大学	重庆	1	Chongqing University of Science and Technology
4150011799	重庆工商大学	重庆	1	Chongqing Technology and Business University
4150012607	重庆机电职业技术大学	重庆	1	Chongqing Mechanical and Electrical Vocational and Technical University
4150012608	重庆工程学院	重庆	1	Chongqing Institute of Technology
4150012616	重庆城市科技学院	重庆	1	Chongqing City University of Science and Technology
4150012757	重庆警察学院	重庆	1	Chongqing Police College
4150013548	重庆人文科技学院	重庆	1	Chongqing University of Humanities and Science and Technology
4150013588	重庆外语外事学院	重庆	1
4150013589	重庆对外经贸学院	重庆	1	Chongqing University of International Business and Economics
4150013590	重庆财经学院	重庆	1	Chongqing University of Finance and Economics
4150013591	重庆工商大学派斯学院	重庆	1	Paisi College of Chongqing Technology and Business University
4150013627	重庆邮电大学移通学院	重庆	1	Chongqing University of Posts and Telecommunications Yitong College
4150014388	重庆第二师范学院	重庆	1	Chongqing Second Normal University
4150010870	重庆航天职业技术学院	重庆	2
4150011848	重庆电力高等专科学校	重庆	2
4150012215	重庆工业职业技术学院	重庆	2
4150012605	重庆三峡职业学院	重庆	2
4150012606	重庆工贸职业技术学院	重庆	2
4150012609	重庆电子工程职业学院	重庆	2
4150012754	重庆海联职业技术学院	重庆	2
4150012755	重庆信息技术职业学院	重庆	2
4150012756	重庆传媒职业学院	重庆	2
4150012758	重庆城市管理职业学院	重庆	2
4150012759	重庆工程职业技术学院	重庆	2
4150012820	重庆建筑科技职业学院	重庆	2
4150013734	重庆城市职业学院	重庆	2
4150013735	重庆水利电力职业技术学院	重庆	2
4150013967	重庆工商职业学院	重庆	2
4150013968	重庆应用技术职业学院	重庆	2
4150014008	重庆三峡医药高等专科学校	重庆	2
4150014009	重庆医药高等专科学校	重庆	2
4150014069	重庆青年职业技术学院	重庆	2
4150014128	重庆财经职业学院	重庆	2
4150014173	重庆科创职业学院	重庆	2
4150014183	重庆建筑工程职业学院	重庆	2
4150014237	重庆电讯职业学院	重庆	2
4150014238	重庆能源职业学院	重庆	2
4150014246	重庆商务职业学院	重庆	2
4150014267	重庆交通职业学院	重庆	2
4150014315	重庆化工职业学院	重庆	2
4150014316	重庆旅游职业学院	重庆	2
4150014365	重庆安全技术职业学院	重庆	2
4150014366	重庆公共运输职业学院	重庆	2
4150014367	重庆艺术工程职业学院	重庆	2
4150014368	重庆轻工职业学院	重庆	2
4150014369	重庆电信职业学院	重庆	2
4150014370	重庆经贸职业学院	重庆	2
4150014428	重庆幼儿师范高等专科学校	重庆	2
4150014482	重庆文化艺术职业学院	重庆	2
4150014491	重庆科技职业学院	重庆	2
4150014557	重庆资源与环境保护职业学院	重庆	2
4150014576	重庆护理职业学院	重庆	2
4150014725	重庆理工职业学院	重庆	2
4150014726	重庆智能工程职业学院	重庆	2
4150014727	重庆健康职业学院	重庆	2
4150014766	重庆工信职业学院	重庆	2
4151010610	四川大学	四川	1	Sichuan University	SCU
4151010613	西南交通大学	四川	1	Southwest Jiaotong University	SWJTU
4151010614	电子科技大学	四川	1	University of Electronic Science and Technology of China	UESTC
4151010615	西南石油大学	四川	1	Southwest Petroleum University
4151010616	成都理工大学	四川	1	Chengdu University of Technology
4151010619	西南科技大学	四川	1	Southwest University of Science and Technology
4151010621	成都信息工程大学	四川	1	Chengdu University of Information Science and Technology
4151010622	四川轻化工大学	四川	1	Sichuan University of Light Chemical Technology
4151010623	西华大学	四川	1	Xi hua University
4151010624	中国民用航空飞行学院	四川	1	Civil Aviation Flight University of China
4151010626	四川农业大学	四川	1	Sichuan Agricultural University
4151010628	西昌学院	四川	1	Xichang University
4151010632	西南医科大学	四川	1	Southwest Medical University
4151010633	成都中医药大学	四川	1	Chengdu University of Traditional Chinese Medicine
4151010634	川北医学院	四川	1	Kawakita Medical College
4151010636	四川师范大学	四川	1	Sichuan Normal University
4151010638	西华师范大学	四川	1	West China Normal University
4151010639	绵阳师范学院	四川	1	Mianyang Normal University
4151010640	内江师范学院	四川	1	Neijiang Normal University
4151010641	宜宾学院	四川	1	Yibin University
4151010644	四川文理学院	四川	1	Sichuan University of Arts and Sciences
4151010646	阿坝师范学院	四川	1	Aba Normal College
4151010649	乐山师范学院	四川	1	Leshan Normal University
4151010651	西南财经大学	四川	1	Southwestern University of Finance and Economics
4151010653	成都体育学院	四川	1	Chengdu Institute of Physical Education
4151010654	四川音乐学院	四川	1	Sichuan Music College
4151010656	西南民族大学	四川	1	Southwest University for Nationalities
4151011079	成都大学	四川	1	Chengdu University
4151011116	成都工业学院	四川	1	Chengdu Institute of Technology
4151011360	攀枝花学院	四川	1	Panzhihua College
4151011552	四川旅游学院	四川	1	Sichuan Tourism University
4151011661	四川民族学院	四川	1	Sichuan University for Nationalities
4151012212	四川警察学院	四川	1	Sichuan Police College
4151012636	成都东软学院	四川	1	Chengdu Neusoft University
4151012969	成都艺术职业大学	四川	1	Chengdu Vocational University of Arts
4151013665	电子科技大学成都学院	四川	1	University of Electronic Science and Technology of China Chengdu College
4151013668	成都理工大学工程技术学院	四川	1	College of Engineering and Technology, Chengdu University of Technology
4151013669	四川传媒学院	四川	1	Sichuan University of Communication
4151013670	成都银杏酒店管理学院	四川	1	Chengdu Ginkgo Hotel Management College
4151013671	成都文理学院	四川	1	Chengdu University of Arts and Sciences
4151013672	四川工商学院	四川	1	Sichuan Technology and Business College
4151013673	四川外国语大学成都学院	四川	1	Sichuan International Studies University Chengdu College
4151013705	成都医学院	四川	1	Chengdu Medical College
4151013816	四川工业科技学院	四川	1	Sichuan Institute of Industrial Science and Technology
4151013903	成都锦城学院	四川	1	Chengdu Jincheng College
4151014037	西南财经大学天府学院	四川	1	Tianfu Southwest University of Finance and Economics
4151014039	四川大学锦江学院	四川	1	Sichuan University Jinjiang College
4151014043	四川文化艺术学院	四川	1	Sichuan University of Culture and Arts
4151014045	绵阳城市学院	四川	1	Mianyang City University
4151014262	西南交通大学希望学院	四川	1	Southwest Jiaotong University Hope College
4151014389	成都师范学院	四川	1	Chengdu Normal University
4151014410	四川电影电视学院	四川	1	Sichuan Film and Television Academy
4111012802	吉利学院	北京	1	Geely College
4151011553	成都纺织高等专科学校	四川	2
4151011841	民办四川天一学院	四川	2
4151012064	成都航空职业技术学院	四川	2
4151012065	四川电力职业技术学院	四川	2
4151012635	成都职业技术学院	四川	2
4151012637	四川化工职业技术学院	四川	2
4151012638	四川水利职业技术学院	四川	2
4151012639	南充职业技术学院	四川	2
4151012640	内江职业技术学院	四川	2
4151012641	四川航天职业技术学院	四川	2
4151012642	四川邮电职业技术学院	四川	2
4151012751	四川机电职业技术学院	四川	2
4151012753	绵阳职业技术学院	四川	2
4151012761	四川交通职业技术学院	四川	2
4151012762	四川工商职业技术学院	四川	2
4151012763	四川工程职业技术学院	四川	2
4151012764	四川建筑职业技术学院	四川	2
4151012767	达州职业技术学院	四川	2
4151012963	四川托普信息技术职业学院	四川	2
4151012964	四川国际标榜职业学院	四川	2
4151012965	成都农业科技职业学院	四川	2
4151012966	宜宾职业技术学院	四川	2
4151012967	泸州职业技术学院	四川	2
4151012968	眉山职业技术学院	四川	2
4151012970	四川职业技术学院	四川	2
4151013048	乐山职业技术学院	四川	2
4151013049	雅安职业技术学院	四川	2
4151013812	四川商务职业学院	四川	2
4151013813	四川司法警官职业学院	四川	2
4151013814	广安职业技术学院	四川	2
4151013815	四川信息职业技术学院	四川	2
4151014004	四川文化传媒职业学院	四川	2
4151014005	四川华新现代职业学院	四川	2
4151014006	四川铁道职业学院	四川	2
4151014007	四川艺术职业学院	四川	2
4151014010	四川中医药高等专科学校	四川	2
4151014070	四川科技职业学院	四川	2
4151014086	四川文化产业职业学院	四川	2
4151014091	四川财经职业学院	四川	2
4151014175	四川城市职业学院	四川	2
4151014176	四川现代职业学院	四川	2
4151014221	四川幼儿师范高等专科学校	四川	2
4151014323	四川长江职业学院	四川	2
4151014386	四川三河职业学院	四川	2
4151014393	川北幼儿师范高等专科学校	四川	2
4151014409	四川卫生康复职业学院	四川	2
4151014411	四川汽车职业技术学院	四川	2
4151014483	巴中职业技术学院	四川	2
4151014484	四川希望汽车职业学院	四川	2
4151014485	四川电子机械职业技术学院	四川	2
4151014486	四川文轩职业学院	四川	2
4151014496	川南幼儿师范高等专科学校	四川	2
4151014513	四川护理职业学院	四川	2
4151014514	成都工业职业技术学院	四川	2
4151014515	四川西南航空职业学院	四川	2
4151014547	成都工贸职业技术学院	四川	2
4151014548	四川应用技术职业学院	四川	2
4151014629	西昌民族幼儿师范高等专科学校	四川	2
4151014640	眉山药科职业学院	四川	2
4151014641	天府新区信息职业学院	四川	2
4151014642	德阳城市轨道交通职业学院	四川	2
4151014643	德阳科贸职业学院	四川	2
4151014644	江阳城建职业学院	四川	2
4151014645	天府新区航空旅游职业学院	四川	2
4151014646	天府新区通用航空职业学院	四川	2
4151014647	阿坝职业学院	四川	2
4151014669	达州中医药职业学院	四川	2
4151014670	内江卫生与健康职业学院	四川	2
4151014671	南充科技职业学院	四川	2
4151014672	攀枝花攀西职业学院	四川	2
4151014673	资阳口腔职业学院	四川	2
4151014674	资阳环境科技职业学院	四川	2
4151014728	南充文化旅游职业学院	四川	2
4151014729	南充电影工业职业学院	四川	2
4151014730	绵阳飞行职业学院	四川	2
4151014731	德阳农业科技职业学院	四川	2
4151014732	泸州医疗器械职业学院	四川	2
4151014767	甘孜职业学院	四川	2
4151014768	自贡职业技术学院	四川	2
4251050881	广元中核职业技术学院	四川	2
4251051351	四川体育职业学院	四川	2
4152010657	贵州大学	贵州	1	Guizhou University
4152010660	贵州医科大学	贵州	1	Guizhou Medical University
4152010661	遵义医科大学	贵州	1	Zunyi Medical University
4152010662	贵州中医药大学	贵州	1	Guizhou University of Traditional Chinese Medicine
4152010663	贵州师范大学	贵州	1	Guizhou Normal University
4152010664	遵义师范学院	贵州	1	Zunyi Normal University
4152010665	铜仁学院	贵州	1	Tongren University
4152010666	兴义民族师范学院	贵州	1	Xingyi Normal University for Nationalities
4152010667	安顺学院	贵州	1	Anshun College
4152010668	贵州工程应用技术学院	贵州	1	Guizhou College of Engineering and Applied Technology
4152010669	凯里学院	贵州	1	Carey College
4152010670	黔南民族师范学院	贵州	1
4152010671	贵州财经大学	贵州	1	Guizhou University of Finance and Economics
4152010672	贵州民族大学	贵州	1	Guizhou University for Nationalities
4152010976	贵阳学院	贵州	1	Guiyang University
4152010977	六盘水师范学院	贵州	1	Liupanshui Normal University
4152011731	贵州商学院	贵州	1	Guizhou Business College
4152012107	贵州警察学院	贵州	1	Guizhou Police College
4152013647	贵州中医药大学时珍学院	贵州	1	Guizhou University of Traditional Chinese Medicine Shizhen College
4152013648	贵州黔南经济学院	贵州	1	Guizhou Qiannan University of Economics
4152013649	贵州黔南科技学院	贵州	1	Guizhou Qiannan University of Science and Technology
4152013650	贵阳信息科技学院	贵州	1	Guiyang Institute of Information Technology
4152013651	贵阳人文科技学院	贵州	1	Guiyang University of Humanities and Science and Technology
4152016206	贵阳康养职业大学	贵州	1	Guiyang Kangyang Vocational University
4152013653	遵义医科大学医学与科技学院	贵州	1	School of Medicine and Science and Technology, Zunyi Medical University
4152013676	贵州医科大学神奇民族医药学院	贵州	1	Guizhou Medical University Miraculous College of Ethnic Medicine
4152014223	贵州师范学院	贵州	1	Guizhou Normal University
4152014440	贵州理工学院	贵州	1	Guizhou Institute of Technology
4152014625	茅台学院	贵州	1	Maotai Academy
4152011663	黔南民族医学高等专科学校	贵州	2
4152012222	贵州交通职业技术学院	贵州	2
4152012223	贵州航天职业技术学院	贵州	2
4152012336	贵州电子信息职业技术学院	贵州	2
4152012821	安顺职业技术学院	贵州	2
4152012822	黔东南民族职业技术学院	贵州	2
4152012823	黔南民族职业技术学院	贵州	2
4152012824	遵义职业技术学院	贵州	2
4152012850	贵州城市职业学院	贵州	2
4152013052	贵州工业职业技术学院	贵州	2
4152013053	贵州电力职业技术学院	贵州	2
4152013054	六盘水职业技术学院	贵州	2
4152013055	铜仁职业技术学院	贵州	2
4152013817	黔西南民族职业技术学院	贵州	2
4152013818	贵州轻工职业技术学院	贵州	2
4152014011	遵义医药高等专科学校	贵州	2
4152014129	贵阳职业技术学院	贵州	2
4152014198	毕节职业技术学院	贵州	2
4152014252	贵州职业技术学院	贵州	2
4152014371	贵州盛华职业学院	贵州	2
4152014412	贵州工商职业学院	贵州	2
4152014469	贵阳幼儿师范高等专科学校	贵州	2
4152014470	铜仁幼儿师范高等专科学校	贵州	2
4152014497	黔南民族幼儿师范高等专科学校	贵州	2
4152014499	毕节医学高等专科学校	贵州	2
4152014516	贵州建设职业技术学院	贵州	2
4152014538	毕节幼儿师范高等专科学校	贵州	2
4152014549	贵州农业职业学院	贵州	2
4152014558	贵州工程职业学院	贵州	2
4152014559	贵州工贸职业学院	贵州	2
4152014577	贵州水利水电职业技术学院	贵州	2
4152014578	贵州电子商务职业技术学院	贵州	2
4152014579	贵州应用技术职业学院	贵州	2
4152014580	贵州电子科技职业学院	贵州	2
4152014613	贵州装备制造职业学院	贵州	2
4152014614	贵州健康职业学院	贵州	2
4152014615	贵州食品工程职业学院	贵州	2
4152014616	贵州经贸职业技术学院	贵州	2
4152014617	贵州护理职业技术学院	贵州	2
4152014630	六盘水幼儿师范高等专科学校	贵州	2
4152014648	毕节工业职业技术学院	贵州	2
4152014733	贵州机电职业技术学院	贵州	2
4152014734	贵州财经职业学院	贵州	2
4152014735	贵州民用航空职业学院	贵州	2
4152014769	贵州文化旅游职业学院	贵州	2
4252050963	贵州航空职业技术学院	贵州	2
4153010673	云南大学	云南	1	Yunnan University
4153010674	昆明理工大学	云南	1	Kunming University of Science and Technology
4153010676	云南农业大学	云南	1	Yunnan Agricultural University
4153010677	西南林业大学	云南	1	Southwest Forestry University
4153010678	昆明医科大学	云南	1	Kunming Medical University
4153010679	大理大学	云南	1	Dali University
4153010680	云南中医药大学	云南	1	Yunnan University of Traditional Chinese Medicine
4153010681	云南师范大学	云南	1	Yunnan Normal University
4153010683	昭通学院	云南	1	Zhaotong University
4153010684	曲靖师范学院	云南	1	Qujing Normal University
4153010685	普洱学院	云南	1	Pu'er University
4153010686	保山学院	云南	1	Baoshan University
4153010687	红河学院	云南	1	red river college
4153010689	云南财经大学	云南	1	Yunnan University of Finance and Economics
4153010690	云南艺术学院	云南	1	Yunnan University of Arts
4153010691	云南民族大学	云南	1	Yunnan Nationalities University
4153011390	玉溪师范学院	云南	1	Yuxi Normal University
4153011391	楚雄师范学院	云南	1	Chuxiong Normal University
4153011392	云南警官学院	云南	1	Yunnan Police College
4153011393	昆明学院	云南	1	Kunming University
4153011556	文山学院	云南	1	Wenshan College
4153012560	云南经济管理学院	云南	1
4153013326	云南大学滇池学院	云南	1	Yunnan University Dianchi College
4153013328	丽江文化旅游学院	云南	1	Lijiang Culture and Tourism College
4153013329	昆明理工大学津桥学院	云南	1	Kunming University of Science and Technology Jinqiao College
4153013330	昆明城市学院	云南	1	Kunming City University
4153013331	昆明文理学院	云南	1	Kunming University of Arts and Sciences
4153013332	昆明医科大学海源学院	云南	1	Kunming Medical University Haiyuan College
4153013333	云南艺术学院文华学院	云南	1	Yunnan University of the Arts Wenhua College
4153013909	云南工商学院	云南	1	Yunnan Technology and Business College
4153014092	滇西科技师范学院	云南	1	West Dian Normal University of Science and Technology
4153014623	滇西应用技术大学	云南	1	West Dian University of Applied Technology
4153011557	昆明冶金高等专科学校	云南	2
4153012349	云南国土资源职业学院	云南	2
4153012357	云南交通职业技术学院	云南	2
4153012393	昆明工业职业技术学院	云南	2
4153012555	云南农业职业技术学院	云南	2
4153012556	云南司法警官职业学院	云南	2
4153012558	云南文化艺术职业学院	云南	2
4153012559	云南体育运动职业技术学院	云南	2
4153012825	云南科技信息职业学院	云南	2
4153012826	西双版纳职业技术学院	云南	2
4153012851	昆明艺术职业学院	云南	2
4153012971	玉溪农业职业技术学院	云南	2
4153013136	云南能源职业技术学院	云南	2
4153013756	云南国防工业职业技术学院	云南	2
4153013757	云南机电职业技术学院	云南	2
4153013758	云南林业职业技术学院	云南	2
4153013759	云南城市建设职业学院	云南	2
4153013761	云南工程职业学院	云南	2
4153014012	曲靖医学高等专科学校	云南	2
4153014013	楚雄医药高等专科学校	云南	2
4153014014	保山中医药高等专科学校	云南	2
4153014015	丽江师范高等专科学校	云南	2
4153014016	德宏师范高等专科学校	云南	2
4153014032	云南新兴职业学院	云南	2
4153014130	云南锡业职业技术学院	云南	2
4153014212	云南经贸外事职业学院	云南	2
4153014239	云南三鑫职业技术学院	云南	2
4153014253	德宏职业学院	云南	2
4153014317	云南商务职业学院	云南	2
4153014372	昆明卫生职业学院	云南	2
4153014373	云南现代职业技术学院	云南	2
4153014381	云南旅游职业学院	云南	2
4153014413	红河卫生职业学院	云南	2
4153014415	云南外事外语职业学院	云南	2
4153014487	大理农林职业技术学院	云南	2
4153014534	公安消防部队高等专科学校	云南	2
4153014550	云南财经职业学院	云南	2
4153014581	昆明铁道职业技术学院	云南	2
4153014582	昭通卫生职业学院	云南	2
4153014583	大理护理职业学院	云南	2
4153014584	云南水利水电职业学院	云南	2
4153014618	云南轻纺职业学院	云南	2
4153014619	云南特殊教育职业学院	云南	2
4153014620	云南工贸职业技术学院	云南	2
4153014621	云南交通运输职业学院	云南	2
4153014631	昆明幼儿师范高等专科学校	云南	2
4153014649	云南医药健康职业学院	云南	2
4153014675	云南理工职业学院	云南	2
4153014676	曲靖职业技术学院	云南	2
4153014736	红河职业技术学院	云南	2
4154010693	西藏农牧学院	西藏	1	Tibet Agriculture and Animal Husbandry College
4154010694	西藏大学	西藏	1	Tibet University
4154010695	西藏民族大学	西藏	1	Tibet University for Nationalities
4154010696	西藏藏医药大学	西藏	1	Tibet Tibetan Medicine University
4154010692	西藏警官高等专科学校	西藏	2
4154012481	拉萨师范高等专科学校	西藏	2
4154014085	西藏职业技术学院	西藏	2
4161010697	西北大学	陕西	1	Northwest University China	NWU
4161010698	西安交通大学	陕西	1	Xi’an Jiaotong University	XJTU
4161010699	西北工业大学	陕西	1	Northwestern Polytechnical University	NPU|NWPU
4161010700	西安理工大学	陕西	1	Xi'an University of Technology
4161010701	西安电子科技大学	陕西	1	Xidian University
4161010702	西安工业大学	陕西	1	XiAn Industrial University
4161010703	西安建筑科技大学	陕西	1	Xi'an University of Architecture and Technology
4161010704	西安科技大学	陕西	1	Xi'an University of Science and Technology
4161010705	西安石油大学	陕西	1	Xi'an Petroleum University
4161010708	陕西科技大学	陕西	1	Shaanxi University of Science and Technology
4161010709	西安工程大学	陕西	1	Xi'an Polytechnic University
4161010710	长安大学	陕西	1	Chang’an University
4161010712	西北农林科技大学	陕西	1	Northwest A&F University	NWAFU
4161010716	陕西中医药大学	陕西	1	Shaanxi University of Traditional Chinese Medicine
4161010718	陕西师范大学	陕西	1	Shaanxi Normal University
4161010719	延安大学	陕西	1	Yan'an University
4161010720	陕西理工大学	陕西	1	Shaanxi University of Technology
4161010721	宝鸡文理学院	陕西	1	Baoji University of Arts and Sciences
4161010722	咸阳师范学院	陕西	1	Xianyang Normal University
4161010723	渭南师范学院	陕西	1	Weinan Normal University
4161010724	西安外国语大学	陕西	1	Xi'an International Studies University
4161010726	西北政法大学	陕西	1
4161010727	西安体育学院	陕西	1	Xi'an Institute of Physical Education
4161010728	西安音乐学院	陕西	1	Xi'an Conservatory of Music
4161010729	西安美术学院	陕西	1	Xi'an Academy of Fine Arts
4161011080	西安文理学院	陕西	1	Xi'an University of Arts and Sciences
4161011395	榆林学院	陕西	1	Yulin College
4161011396	商洛学院	陕西	1	Shangluo University
4161011397	安康学院	陕西	1	Ankang College
4161011400	西安培华学院	陕西	1	Xi'an Peihua College
4161011560	西安财经大学	陕西	1	Xi'an University of Finance and Economics
4161011664	西安邮电大学	陕西	1	Xi'an University of Posts
4161011736	西安航空学院	陕西	1	Xi'an Aviation University
4161011840	西安医学院	陕西	1	Xi'an Medical College
4161012712	西安欧亚学院	陕西	1	Xi'an Eurasian University
4161012713	西安外事学院	陕西	1	Xi'an Foreign Affairs University
4161012714	西安翻译学院	陕西	1	Xi'an Translation College
4161012715	西京学院	陕西	1	Xijing University
4161013121	西安思源学院	陕西	1	Xi'an Siyuan College
4161013123	陕西国际商贸学院	陕西	1	Shaanxi International Business College
4161013125	陕西服装工程学院	陕西	1	Shaanxi Institute of Fashion Engineering
4161013569	西安交通工程学院	陕西	1	Xi'an Communications Engineering College
4161013677	西安交通大学城市学院	陕西	1	Xi'an Jiaotong University City College
4161013678	西北大学现代学院	陕西	1	Northwest University Modern College
4161013679	西安建筑科技大学华清学院	陕西	1	Xi'an University of Architecture and Technology Huaqing College
4161013680	西安财经大学行知学院	陕西	1	Xingzhi College of Xi'an University of Finance and Economics
4161013681	陕西科技大学镐京学院	陕西	1	Shaanxi University of Science and Technology Haojing College
4161013682	西安工商学院	陕西	1	Xi'an Technology and Business College
4161013683	延安大学西安创新学院	陕西	1	Xi'an Innovation College of Yan'an University
4161013685	西安电子科技大学长安学院	陕西	1	Xi'an University of Electronic Science and Technology Chang'an College
4161013738	西安汽车职业大学	陕西	1	Xi'an Automobile Vocational University
4161013894	西安明德理工学院	陕西	1	Xi'an Mingde Institute of Technology
4161014030	西安信息职业大学	陕西	1	Xi'an Information Vocational University
4161014034	长安大学兴华学院	陕西	1	Chang'an University Xinghua College
4161014041	西安理工大学高科学院	陕西	1	Xi'an University of Science and Technology College of Science and Technology
4161014042	西安科技大学高新学院	陕西	1	Xi'an University of Science and Technology High-tech College
4161014390	陕西学前师范学院	陕西	1	Shaanxi Preschool Normal College
4161010828	陕西工业职业技术学院	陕西	2
4161010966	杨凌职业技术学院	陕西	2
4161011826	西安电力高等专科学校	陕西	2
4161012510	陕西能源职业技术学院	陕西	2
4161012827	陕西国防工业职业技术学院	陕西	2
4161012828	西安航空职业技术学院	陕西	2
4161012829	陕西财经职业技术学院	陕西	2
4161012830	陕西交通职业技术学院	陕西	2
4161012831	陕西职业技术学院	陕西	2
4161013122	西安高新科技职业学院	陕西	2
4161013124	西安城市建设职业学院	陕西	2
4161013566	陕西铁路工程职业技术学院	陕西	2
4161013567	宝鸡职业技术学院	陕西	2
4161013568	陕西航空职业技术学院	陕西	2
4161013570	陕西电子信息职业技术学院	陕西	2
4161013736	陕西邮电职业技术学院	陕西	2
4161013737	西安海棠职业学院	陕西	2
4161013739	西安健康工程职业学院	陕西	2
4161013819	陕西警官职业学院	陕西	2
4161013932	陕西经济管理职业技术学院	陕西	2
4161013945	西安铁路职业技术学院	陕西	2
4161013946	咸阳职业技术学院	陕西	2
4161013947	西安职业技术学院	陕西	2
4161013948	商洛职业技术学院	陕西	2
4161013949	汉中职业技术学院	陕西	2
4161013950	延安职业技术学院	陕西	2
4161013951	渭南职业技术学院	陕西	2
4161013952	安康职业技术学院	陕西	2
4161013953	铜川职业技术学院	陕西	2
4161014028	陕西青年职业学院	陕西	2
4161014029	陕西工商职业学院	陕西	2
4161014031	陕西旅游烹饪职业学院	陕西	2
4161014222	西安医学高等专科学校	陕西	2
4161014318	榆林职业技术学院	陕西	2
4161014488	陕西艺术职业学院	陕西	2
4161014650	神木职业技术学院	陕西	2
4161014651	宝鸡三和职业学院	陕西	2
4161014737	榆林能源科技职业学院	陕西	2
4161014770	宝鸡中北职业学院	陕西	2
4261050084	陕西机电职业技术学院	陕西	2
4162010730	兰州大学	甘肃	1	Lanzhou University	LZU
4162010731	兰州理工大学	甘肃	1	Lanzhou University of Technology
4162010732	兰州交通大学	甘肃	1	Lanzhou Jiaotong University
4162010733	甘肃农业大学	甘肃	1	Gansu Agricultural University
4162010735	甘肃中医药大学	甘肃	1	Gansu University of Traditional Chinese Medicine
4162010736	西北师范大学	甘肃	1	northwest normal university
4162010737	兰州城市学院	甘肃	1	Lanzhou City University
4162010738	陇东学院	甘肃	1	Longdong University
4162010739	天水师范学院	甘肃	1	Tianshui Normal University
4162010740	河西学院	甘肃	1	Hexi University
4162010741	兰州财经大学	甘肃	1	Lanzhou University of Finance and Economics
4162010742	西北民族大学	甘肃	1	Northwest University for Nationalities
4162011406	甘肃政法大学	甘肃	1
4162011561	甘肃民族师范学院	甘肃	1	Gansu Normal University for Nationalities
4162011562	兰州文理学院	甘肃	1	Lanzhou University of Arts and Sciences
4162011805	甘肃医学院	甘肃	1	Gansu Medical College
4162011807	兰州工业学院	甘肃	1	Lanzhou Institute of Technology
4162016209	兰州石化职业技术大学	甘肃	1	Lanzhou Petrochemical Vocational and Technical University
4162013511	兰州工商学院	甘肃	1
4162016208	兰州资源环境职业技术大学	甘肃	1
4162013514	兰州博文科技学院	甘肃	1	Lanzhou Bowen University of Science and Technology
4162013515	兰州信息科技学院	甘肃	1	Lanzhou Institute of Information Technology
4162011806	陇南师范高等专科学校	甘肃	2
4162011808	定西师范高等专科学校	甘肃	2
4162012511	甘肃建筑职业技术学院	甘肃	2
4162012539	酒泉职业技术学院	甘肃	2
4162012832	兰州外语职业学院	甘肃	2
4162012833	兰州职业技术学院	甘肃	2
4162012834	甘肃警察职业学院	甘肃	2
4162012835	甘肃林业职业技术学院	甘肃	2
4162012836	甘肃工业职业技术学院	甘肃	2
4162013518	武威职业学院	甘肃	2
4162013519	甘肃交通职业技术学院	甘肃	2
4162013954	甘肃农业职业技术学院	甘肃	2
4162013955	甘肃畜牧工程职业技术学院	甘肃	2
4162014131	甘肃钢铁职业技术学院	甘肃	2
4162014319	甘肃机电职业技术学院	甘肃	2
4162014375	甘肃有色冶金职业技术学院	甘肃	2
4162014376	白银矿冶职业技术学院	甘肃	2
4162014517	甘肃卫生职业学院	甘肃	2
4162014518	兰州科技职业学院	甘肃	2
4162014551	庆阳职业技术学院	甘肃	2
4162014552	临夏现代职业学院	甘肃	2
4162014594	兰州现代职业学院	甘肃	2
4162014595	平凉职业技术学院	甘肃	2
4162014738	培黎职业学院	甘肃	2
4162014771	兰州航空职业技术学院	甘肃	2
4162014772	白银希望职业技术学院	甘肃	2
4262051378	甘肃财贸职业学院	甘肃	2
4163010743	青海大学	青海	1	Qinghai University
4163010746	青海师范大学	青海	1	Qinghai Normal University
4163010748	青海民族大学	青海	1	Qinghai University for Nationalities
4163013674	青海大学昆仑学院	青海	1	Kunlun College of Qinghai University
4163012562	青海卫生职业技术学院	青海	2
4163012852	青海警官职业学院	青海	2
4163012972	青海畜牧兽医职业技术学院	青海	2
4163012973	青海交通职业技术学院	青海	2
4163012974	青海建筑职业技术学院	青海	2
4163014519	西宁城市职业技术学院	青海	2
4163014520	青海高等职业技术学院	青海	2
4163014521	青海柴达木职业技术学院	青海	2
4164010749	宁夏大学	宁夏	1	Ningxia University
4164010752	宁夏医科大学	宁夏	1	Ningxia Medical University
4164010753	宁夏师范学院	宁夏	1	Ningxia Normal University
4164011407	北方民族大学	宁夏	1	Northern University for Nationalities
4164012544	宁夏理工学院	宁夏	1	Ningxia Institute of Technology
4164013325	宁夏大学新华学院	宁夏	1	Ningxia University Xinhua College
4164013820	银川能源学院	宁夏	1	Yinchuan Energy College
4164014200	银川科技学院	宁夏	1	Yinchuan University of Science and Technology
4164012716	宁夏民族职业技术学院	宁夏	2
4164012837	宁夏工业职业学院	宁夏	2
4164013086	宁夏职业技术学院	宁夏	2
4164013087	宁夏工商职业技术学院	宁夏	2
4164013088	宁夏财经职业技术学院	宁夏	2
4164013089	宁夏警官职业学院	宁夏	2
4164013151	宁夏建设职业技术学院	宁夏	2
4164014377	宁夏葡萄酒与防沙治沙职业技术学院	宁夏	2
4164014498	宁夏幼儿师范高等专科学校	宁夏	2
4164014522	宁夏艺术职业学院	宁夏	2
4164014624	宁夏体育职业学院	宁夏	2
4164014739	石嘴山工贸职业技术学院	宁夏	2
4165010755	新疆大学	新疆	1	Xinjiang University
4165010757	塔里木大学	新疆	1	Tarim University
4165010758	新疆农业大学	新疆	1	Xinjiang Agricultural University
4165010759	石河子大学	新疆	1	Shihezi University
4165010760	新疆医科大学	新疆	1	Xingjiang Medical College
4165010762	新疆师范大学	新疆	1	Xinjiang Normal University
4165010763	喀什大学	新疆	1	Kashgar University
4165010764	伊犁师范大学	新疆	1	Yili Normal University
4165010766	新疆财经大学	新疆	1	Xinjiang University of Finance and Economics
4165010768	新疆艺术学院	新疆	1	Xinjiang Art Institute
4165010994	新疆工程学院	新疆	1	Xinjiang Engineering College
4165010997	昌吉学院	新疆	1	Changji University
4165012734	新疆警察学院	新疆	1	Xinjiang Police College
4165013558	新疆理工学院	新疆	1	Xinjiang Institute of Technology
4165013559	新疆农业大学科学技术学院	新疆	1	Xinjiang Agricultural University College of Science and Technology
4165013560	新疆第二医学院	新疆	1	Xinjiang Second Medical College
4165013561	新疆科技学院	新疆	1	Xinjiang University of Science and Technology
4165013628	新疆政法学院	新疆	1
4165013727	新疆天山职业技术大学	新疆	1	Xinjiang Tianshan Vocational and Technical University
4165010765	和田师范专科学校	新疆	2
4165010995	新疆农业职业技术学院	新疆	2
4165011565	乌鲁木齐职业大学	新疆	2
4165011818	新疆维吾尔医学专科学校	新疆	2
4165012482	克拉玛依职业技术学院	新疆	2
4165012513	新疆机电职业技术学院	新疆	2
4165012514	新疆轻工职业技术学院	新疆	2
4165012570	新疆能源职业技术学院	新疆	2
4165012838	昌吉职业技术学院	新疆	2
4165012975	伊犁职业技术学院	新疆	2
4165013093	阿克苏职业技术学院	新疆	2
4165013094	巴音郭楞职业技术学院	新疆	2
4165013562	新疆建设职业技术学院	新疆	2
4165013726	新疆现代职业技术学院	新疆	2
4165013926	新疆交通职业技术学院	新疆	2
4165013956	新疆石河子职业技术学院	新疆	2
4165014138	新疆职业大学	新疆	2
4165014416	新疆体育职业技术学院	新疆	2
4165014417	新疆应用职业技术学院	新疆	2
4165014421	新疆师范高等专科学校	新疆	2
4165014489	新疆铁道职业技术学院	新疆	2
4165014523	新疆生产建设兵团兴新职业技术学院	新疆	2
4165014524	哈密职业技术学院	新疆	2
4165014525	新疆科技职业技术学院	新疆	2
4165014585	吐鲁番职业技术学院	新疆	2
4165014622	博尔塔拉职业技术学院	新疆	2
4165014652	和田职业技术学院	新疆	2
4165014661	石河子工程职业技术学院	新疆	2
4165014677	喀什职业技术学院	新疆	2
4165014678	克孜勒苏职业技术学院	新疆	2
4165014679	新疆科信职业技术学院	新疆	2
4165014680	阿勒泰职业技术学院	新疆	2
4165014740	塔城职业技术学院	新疆	2
4165014741	塔里木职业技术学院	新疆	2
4265051060	新疆工业职业技术学院	新疆	2
4165014660	铁门关职业技术学院	新疆	2
	山东医药大学	山东	1
	上海交通大学医学院	上海	1
	淮安大学	江苏	1
	重庆三峡科技大学	重庆	1
	湖州师范大学	浙江	1
	绍兴大学	浙江	1
	佛山大学	广东	1
	上海体育大学	上海	1
	皖南医科大学	安徽	1
	安徽科技工程大学	安徽	1
	湖南理工大学	湖南	1
	吉林化工大学	吉林	1
	牡丹江医科大学	黑龙江	1
	福建理工大学	福建	1
	闽江大学	福建	1
	河南医药大学	河南	1
	海南医科大学	海南	1
	桂林医科大学	广西	1
	山东第二医科大学	山东	1
	应急管理大学	河北	1
	深圳职业技术大学	广东	1
	邢台医学院	河北	1
	哈尔滨职业技术大学	黑龙江	1
	哈尔滨建筑科技职业大学	黑龙江	1
	唐山工业职业技术大学	河北	1
	黑龙江农业工程职业技术大学	黑龙江	1
	成都航空职业技术大学	四川	1
	四川建筑职业技术大学	四川	1
	四川工程职业技术大学	四川	1
	襄阳职业技术大学	湖北	1
	黄冈职业技术大学	湖北	1
	武汉职业技术大学	湖北	1
	北京科技职业大学	北京	1
	天津警察学院	天津	1
	天津职业大学	天津	1
	江西水利电力大学	江西	1
	抚州医药学院	江西	1
	郑州警察学院	河南	1
	江西职业技术大学	江西	1
	海军军医大学	上海	1
	中国人民解放军空军军医大学	陕西	1
	中国人民解放军国防科技大学	湖南	1
	江西飞行学院	江西	1
	肇庆医学院	广东	1
	顺德职业技术大学	广东	1
	深圳信息职业技术大学	广东	1
	重庆科技大学	重庆	1
	蚌埠医科大学	安徽	1
	赤峰大学	内蒙古	1
	榆林大学	陕西	1
	天水师范大学	甘肃	1
	北京金融科技学院	北京	1
	江苏建筑职业技术大学	江苏	1
	陕西警察学院	陕西	1
	南京警察学院	江苏	1
	山西医药学院	山西	1
	空军预警学院	湖北	1
	成都轻工职业技术大学	四川	1
	苏州职业技术大学	江苏	1
	苏州工学院	江苏	1
	山东航空学院	山东	1
	武警后勤学院	天津	1
	武警工程大学	陕西	1
	北京大学医学部	北京	1
	东北大学秦皇岛分校	河北	1
	香港中文大学	香港	1	The Chinese University of Hong Kong	CUHK
	香港城市大学	香港	1	City University of Hong Kong	CityU
	网络空间部队信息工程大学	河南	1
	解放军国际关系学院	江苏	1
	中国人民解放军西安通信学院	陕西	1
	联勤保障部队工程大学	重庆	1
	中国人民解放军陆军军医大学	重庆	1
	陆军装甲兵学院	北京	1
	中国人民解放军空军工程大学	陕西	1
	火箭军工程大学	陕西	1
	香港科技大学	香港	1	The Hong Kong University of Science and Technology	HKUST
	香港大学	香港	1	The University of Hong Kong	HKU
	宁夏师范大学	宁夏	1
	陆军军事交通学院	天津	1
	香港演艺学院	香港	1
	澳门理工大学	澳门	1
	北师香港浸会大学	广东	1
	香港理工大学	香港	1	The Hong Kong Polytechnic University	PolyU
	陆军防化学院	北京	1
	解放军陆军航空兵学院	北京	1
	军事航天部队航天工程大学	北京	1
	陆军工程大学	江苏	1
	海军航空大学	山东	1
	新疆农业职业技术大学	新疆	1
	日照职业技术大学	山东	1
	浙江机电职业技术大学	浙江	1
	新疆交通职业技术大学	新疆	1
	安徽第二医学院	安徽	1
	无锡职业技术大学	江苏	1
	重庆移通学院	重庆	1
	重庆工业职业技术大学	重庆	1
	重庆电子科技职业大学	重庆	1
	连云港师范学院	江苏	1
	长春汽车职业技术大学	吉林	1
	河南工业职业技术大学	河南	1
	铜仁职业技术大学	贵州	1
	青海职业技术大学	青海	1
	内蒙古建筑职业技术大学	内蒙古	1
	长春职业技术大学	吉林	1
	吉林铁道职业技术大学	吉林	1
	兴安职业技术大学	内蒙古	1
	呼和浩特职业技术大学	内蒙古	1
	内蒙古警察学院	内蒙古	1
	山西文化旅游职业大学	山西	1
	朝阳师范学院	辽宁	1
	陇南师范学院	甘肃	1
	酒泉职业技术大学	甘肃	1
	甘肃警察学院	甘肃	1
	甘肃林业职业技术大学	甘肃	1
	甘肃工业职业技术大学	甘肃	1
	武威职业技术大学	甘肃	1
	桂林师范学院	广西	1
	南宁职业技术大学	广西	1
	柳州职业技术大学	广西	1
	武警海警学院	浙江	1
	宁波职业技术大学	浙江	1
	金华职业技术大学	浙江	1
	杭州职业技术大学	浙江	1
	安徽职业技术大学	安徽	1
	芜湖职业技术大学	安徽	1
	拉萨师范学院	西藏	1
	黄河水利职业技术大学	河南	1
	豫北医学院	河南	1
	郑州健康学院	河南	1
	湖南汽车工程职业大学	湖南	1
	广东轻工职业技术大学	广东	1
	滨州职业技术大学	山东	1
	淄博职业技术大学	山东	1
	昆明冶金职业大学	云南	1
	曲靖健康医学院	云南	1
	丽江师范学院	云南	1
	德宏师范学院	云南	1
	陕西工业职业技术大学	陕西	1
	陕西农林职业技术大学	陕西	1
	贵州交通职业大学	贵州	1
	贵州轻工职业大学	贵州	1
	宁夏职业技术大学	宁夏	1
	宁夏工商职业技术大学	宁夏	1
	民政职业大学	北京	1
	山西电子科技学院	山西	1
	晋中健康学院	山西	1
	绍兴理工学院	浙江	1
	合肥理工学院	安徽	1
	芜湖学院	安徽	1
	阜阳理工学院	安徽	1
	南昌应用技术师范学院	江西	1
	南昌科技职业大学	江西	1
	漯河食品工程职业大学	河南	1
	长沙工业学院	湖南	1
	常德学院	湖南	1
	岳阳学院	湖南	1
	张家界学院	湖南	1
	广州职业技术大学	广东	1
	成都外国语学院	四川	1
	滇池学院	云南	1
	昆明传媒学院	云南	1
	昆明科技职业大学	云南	1
	扬州职业技术大学	江苏	1
	香港教育大学	香港	1
	内蒙古科技大学包头医学院	内蒙古	1
	内蒙古科技大学包头师范学院	内蒙古	1
	岭南大学	香港	1
	空军勤务学院	江苏	1
	中国人民解放军海军大连舰艇学院	辽宁	1
	海军工程大学	湖北	1
	空军航空大学	吉林	1
	解放军电子工程学院	安徽	1
	香港浸会大学	香港	1
	澳门科技大学	澳门	1
	澳门大学	澳门	1	University of Macau
	澳门旅游大学	澳门	1
	首都师范大学继续教育学院	北京	1
	陆军兵种大学	安徽	1
	陆军指挥学院	江苏	1
	中国人民解放军陆军步兵学院	江西	1
	解放军工程兵学院	江苏	1
	中国人民解放军海军潜艇学院	山东	1
	空军指挥学院	北京	1
	解放军空军第一航空学院	河南	1
	解放军空军西安飞行学院	陕西	1
	解放军装甲兵学院	安徽	1
	解放军装甲兵技术学院	吉林	1
	中国人民解放军陆军边海防学院	陕西	1
	武警指挥学院	天津	1
	武警警官学院	四川	1
	北京理工大学国际教育学院	北京	1
	北京航空航天大学软件学院	北京	1
	香港都会大学	香港	1
	香港珠海学院	香港	1
	河北中医药大学	河北	1
	贵州工商职业大学	贵州	1
	九江科技职业大学	江西	1
	厦门大学国际学院	福建	1
	香港树仁大学	香港	1
	澳门城市大学	澳门	1
	西藏农牧大学	西藏	1
	南昌大学抚州医学院	江西	1
	复旦大学上海医学院	上海	1
	浙江大学医学院	浙江	1
	中国人民解放军陆军特种作战学院	广西	1
	中国人民武装警察部队特种警察学院	北京	1
	厦门大学马来西亚分校	福建	1
	西南财经大学特拉华数据科学学院	四川	1
	海军指挥学院	江苏	1
	海军勤务学院	天津	1
	中国人民武装警察部队指挥学院	天津	1
	贵州财经大学西密歇根学院	贵州	1
	中国人民解放军海军士官学校	安徽	1
	香港恒生大学	香港	1
	重庆移通学院德国工程学院	重庆	1
	集美大学海外教育学院	福建	1
	西南大学西塔学院	重庆	1
	重庆医科大学莱斯特大学联合学院	重庆	1
	贵州大学北阿拉巴马国际工程技术学院	贵州	1
	重庆中医药学院	重庆	1
	河南体育学院	河南	1
	华北水利水电大学乌拉尔学院	河南	1
	海南比勒费尔德应用科学大学	海南	1
	郑州美术学院	河南	1
	安徽公安学院	安徽	1
	康复大学	山东	1
	深圳理工大学	广东	1
	新疆和田学院	新疆	1
	GEC国际预科中心	海南	1
	海南医科大学西英格兰学院	海南	1
	青海理工学院	青海	1
	福建福耀科技大学	福建	1
	湖北三峡航空学院	湖北	1
	新疆工业学院	新疆	1
	长沙科技学院	湖南	1
	安徽大学纽约石溪学院	安徽	1
	信息支援部队工程大学	湖北	1
	琼台师范学院北安普顿国际学院	海南	1
	大湾区大学	广东	1
	宁波东方理工大学	浙江	1
	海南警察学院	海南	1
	西安戏剧学院	陕西	1
	塔里木理工学院	新疆	1
	新疆理工职业大学	新疆	1
	汕头大学医学院	广东	1
	海南洛桑旅游大学	海南	1
	天津理工大学伯恩茅斯学院	天津	1
	网络空间安全学院	湖北	1
	河南信息科技学院	河南	1
	海南热带海洋学院国际学院	海南	1
	广安理工学院	四川	1
	重庆师范大学重庆柴可夫斯基音乐学院	重庆	1
	中国科学院		3	Chinese Academy of Sciences	CAS
	中国社会科学院		3	Chinese Academy of Social Sciences	CASS
	中国医学科学院		3	Chinese Academy of Medical Sciences	CAMS
	中国石油大学		1	China University of Petroleum	UPC
	中国地质大学		1	China University of Geosciences	CUG
	国防科技大学		1	National University of Defense Technology	NUDT
	台湾大学	台湾	1	National Taiwan University	NTU
	哈佛大学	海外	1	Harvard University
	斯坦福大学	海外	1	Stanford University
	麻省理工学院	海外	1	Massachusetts Institute of Technology	MIT
	牛津大学	海外	1	University of Oxford
	剑桥大学	海外	1	University of Cambridge
	帝国理工学院	海外	1	Imperial College London
	东京大学	海外	1	The University of Tokyo
	新加坡国立大学	海外	1	National University of Singapore	NUS
	南洋理工大学	海外	1	Nanyang Technological University
`;
